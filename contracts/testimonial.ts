import * as z from 'zod/mini'
import { type AnswersOf, defineContract } from './contract.ts'
import { email, line, message, name, optional } from './fields.ts'
import { testimonialsPath } from './public-testimonial.ts'

/** The label of each number of stars; the index is the rating less one. */
export const ratingLabels = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const

const ratings = ratingLabels.map((label, index) => ({ value: String(index + 1), label: `${index + 1} ${label}` }))
const wrongRating = 'Choose a rating from 1 to 5 stars'

export const testimonial = defineContract({
  kind: 'testimonial',
  path: testimonialsPath,
  page: '/testimonials',
  received: '/thank-you?type=testimonial',
  defaults: { name: '', email: '', title: '', company: '', testimonial: '', rating: 5 },
  fields: {
    name: { label: 'Name', ask: 'line' },
    email: { label: 'Email', ask: 'email' },
    title: { label: 'Title or role', ask: 'line' },
    company: { label: 'Company', ask: 'line', optional: true },
    testimonial: { label: 'Testimonial', ask: 'text' },
    rating: { label: 'Rating', ask: 'choice', choices: ratings },
  },
  sender: { name: ['name'], email: 'email' },
  input: z.object({
    name: name('Enter your name'),
    email: email(),
    title: line('Enter your role or title'),
    company: optional(name('Enter your company')),
    testimonial: message('Write your testimonial'),
    rating: z.int({ error: wrongRating }).check(z.gte(1, { error: wrongRating }), z.lte(5, { error: wrongRating })),
  }),
})
export type Testimonial = AnswersOf<typeof testimonial>
