import { agency } from '../agency.ts'
import { type PageMeta } from '../page-meta.ts'

export const home = {
  meta: {
    title: 'Home',
    wholeTitle: `${agency.name} | Independent insurance in Sheridan, Wyoming`,
    description:
      'An independent, woman-veteran-owned insurance agency in Sheridan, Wyoming: home, auto, business, farm and ranch, life, health, Medicare and more.',
    keywords: [
      'insurance agency Sheridan Wyoming',
      'independent insurance agent',
      'home insurance',
      'farm and ranch insurance',
      'Medicare',
    ],
    path: '/',
  } satisfies PageMeta,
  hero: {
    eyebrow: `Independent and local. Sheridan, Wyoming, since ${agency.founded}.`,
    title: 'Insurance from people who know your road home.',
    lede: 'We compare A-rated carriers for families, businesses, farms and ranches across Wyoming, and we answer the phone when you need us.',
  },
}
