import { type PageMeta } from '../page-meta.ts'

const numbers = ['Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen']

/** The index of `count` services. */
export function servicesPage(count: number) {
  return {
    meta: {
      title: 'Insurance Services',
      description: `All ${count} kinds of insurance from one Sheridan office: what each pays for, what it does not, and how to get a price.`,
      keywords: [
        'insurance services Wyoming',
        'independent insurance agency',
        'Sheridan insurance',
        'kinds of insurance',
      ],
      path: '/services',
    } satisfies PageMeta,
    title: `${numbers[count - 12] ?? count} kinds of cover, one office`,
    lede: 'Each has its own page: what it pays for, what it does not, and how to get a price.',
    ask: { title: 'Not sure which one you need?', text: 'Tell us what you want to protect.' },
  }
}
