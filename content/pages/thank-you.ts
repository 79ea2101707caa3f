import { agency } from '../agency.ts'
import { type PageMeta } from '../page-meta.ts'

export type ThankYouType = 'quote' | 'contact' | 'testimonial'

interface ThankYou {
  title: string
  description: string
  /** Before the time frame, as in “You hear from us within”. */
  before: string
  timeframe: string
  nextSteps: { title: string; text: string }[]
  note?: string
}

const types: Record<ThankYouType, ThankYou> = {
  quote: {
    title: 'Thank you. We have your request.',
    description: 'A licensed agent in Sheridan will read it and call or write with questions.',
    before: 'You hear from us within',
    timeframe: '2 business hours',
    nextSteps: [
      { title: 'We read it', text: 'It goes to the agent who knows that line of insurance.' },
      { title: 'We ask what is missing', text: 'A short call or email, so that the prices compare like with like.' },
      { title: 'We compare carriers', text: 'What each pays for, what it does not, and what it costs.' },
      { title: 'You decide', text: 'Keep the quotes, say no, or go ahead.' },
    ],
    note: 'A quote is not coverage. Keep your present policy until we confirm a new one in writing.',
  },
  contact: {
    title: 'Thank you. Your message is with us.',
    description: 'A person in Sheridan reads it, not a machine, and answers you.',
    before: 'You hear from us within',
    timeframe: '24 hours',
    nextSteps: [
      { title: 'We read your message', text: 'It goes to the person who knows your kind of question.' },
      { title: 'The right person answers', text: 'By email, or by phone if you left a number.' },
      { title: 'You hear if it takes longer', text: 'When a carrier has to look something up, we say so.' },
    ],
    note: 'A message does not start, change or cancel coverage, and does not report a claim.',
  },
  testimonial: {
    title: 'Thank you for writing.',
    description: 'We read every comment before it appears.',
    before: 'It appears, or you hear why not, within',
    timeframe: '3-5 business days',
    nextSteps: [
      { title: 'We check that it is real', text: 'We may write to the email you gave; it is never shown.' },
      { title: 'We publish it as you wrote it', text: 'Or tell you why not. The number of stars does not decide.' },
      { title: 'You can take it back', text: 'Ask us to remove it at any time.' },
    ],
  },
}

export const thankYou = {
  meta: {
    title: 'Thank You',
    description: `What happens now that ${agency.name} has your message, and how to reach the office sooner.`,
    keywords: ['thank you', 'what happens next', 'contact'],
    path: '/thank-you',
    noIndex: true,
  } satisfies PageMeta,
  /** Shown where nothing says which: without script, and for an address that names no type. */
  fallback: 'contact',
  types,
  next: 'What happens next',
  sooner: 'Sooner, call',
  closing: {
    title: 'While you wait',
    links: [
      { text: 'Return to Home', href: '/' },
      { text: 'About us', href: '/about' },
      { text: 'Personal insurance', href: '/services/personal' },
      { text: 'Testimonials', href: '/testimonials' },
    ],
  },
} as const
