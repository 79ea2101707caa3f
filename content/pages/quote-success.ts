import { call, mail, toPage } from '../action.ts'
import { agency } from '../agency.ts'
import { type PageMeta } from '../page-meta.ts'
import { type Section } from '../section.ts'

export const quoteSuccess = {
  meta: {
    title: 'Your request is with us',
    description:
      'Thank you. Your quote request has arrived, and a licensed agent reviews it within 2 business hours. Here is what happens next.',
    keywords: ['quote request received', 'what happens next', 'insurance quote'],
    path: '/quote-success',
    noIndex: true,
  } satisfies PageMeta,
  hero: {
    title: 'Your request is with us',
    lede: 'Thank you. A licensed person in Sheridan reads it and compares the carriers we work with.',
  },
  timeframe: { before: 'You hear from us within', figure: '2 business hours', after: 'Sooner, call' },
  next: {
    title: 'What Happens Next',
    items: [
      { title: 'We review your request', text: 'A licensed agent reads it within 2 business hours.' },
      { title: 'We contact you', text: 'By phone or email, to discuss what you need and ask what is missing.' },
      { title: 'You get quotes from multiple carriers', text: 'Side by side, with what each leaves out.' },
      { title: 'We help you finalize', text: 'You decide. We take care of the paperwork and the start date.' },
    ],
  },
  notice: {
    kind: 'notice',
    tone: 'info',
    icon: 'info',
    title: 'About the response and the price',
    text: [
      'Requests sent outside of office hours are read on the next business morning.',
      'Quotes rest on what you told us. Carriers may check driving, claims and, where allowed, credit-based records, and the price can change. Keep your present policy until the new one is confirmed.',
    ],
  },
  contact: {
    title: 'Something to add?',
    doors: [
      { action: call(), icon: 'phone', text: 'Urgent? Call us in office hours' },
      { action: mail(agency.email, agency.email), icon: 'mail', text: 'Send papers or a correction' },
    ],
  },
  questions: {
    kind: 'questions',
    ground: 'band',
    title: 'While it is on our desk',
    items: [
      {
        question: 'Did you get it?',
        answer: 'If you have just sent the form, yes. If you came here another way, please call.',
      },
      {
        question: 'Should I cancel my old policy?',
        answer: 'Not yet. Wait until we confirm the new one in writing.',
      },
      {
        question: 'Will you check my credit?',
        answer: 'Some carriers use a credit-based insurance score. It is not a loan inquiry.',
      },
      { question: 'What if it is urgent?', answer: 'Call us in office hours.' },
    ],
  },
  onward: {
    title: 'While you wait',
    actions: [
      toPage('Return to Home', '/'),
      toPage('Explore personal insurance', '/services/personal'),
      toPage('Testimonials', '/testimonials'),
      toPage('About us', '/about'),
    ],
  },
} satisfies { meta: PageMeta; notice: Section; questions: Section; [part: string]: unknown }
