import { agency } from '../agency.ts'
import { type PageMeta } from '../page-meta.ts'

export const testimonials = {
  meta: {
    title: 'Testimonials',
    description: `Comments clients sent ${agency.name}, in their words, published after review. Share your own experience, good or not.`,
    keywords: ['insurance agency testimonials', 'client comments', 'reviews Sheridan Wyoming'],
    path: '/testimonials',
  } satisfies PageMeta,
  head: {
    title: 'Testimonials',
    lede: 'A selection of comments clients sent us, in their words. We publish them after review, and the number of stars does not decide which.',
  },
  share: {
    title: 'Share Your Experience',
    heading: 'What clients tell us',
    points: [
      'Tell us what happened, good or not.',
      'We read every entry before we publish it. That takes 3-5 business days.',
      'Please leave out policy numbers and health details.',
      'Your email is never shown.',
    ],
  },
  questions: {
    title: 'How we publish',
    items: [
      {
        question: 'Will you publish mine?',
        answer: 'If it is real and keeps private details out. The number of stars does not decide.',
      },
      { question: 'Will you change my words?', answer: 'No. If something must come out, we ask you first.' },
      { question: 'Is my email shown?', answer: 'No. Name, title and company only.' },
      { question: 'Can I take it back?', answer: 'Yes. Write to us any time.' },
    ],
  },
  reviews: {
    title: 'Reviews on a third-party site',
    text: `Loading them connects your browser to the review provider, ${agency.embeds.reviews.provider}.`,
    button: 'Show the reviews',
  },
}
