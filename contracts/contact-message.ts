import * as z from 'zod/mini'
import { type AnswersOf, defineContract } from './contract.ts'
import { email, message, name, oneOf, optional, phone } from './fields.ts'

export const contactSubjects = [
  'General Inquiry',
  'Quote Request',
  'Claims Support',
  'Policy Questions',
  'Billing Inquiry',
  'Other',
] as const

export const contactMessage = defineContract({
  kind: 'contact',
  path: '/api/contact',
  page: '/contact',
  received: '/thank-you?type=contact',
  defaults: { name: '', email: '', phone: '', subject: '', message: '' },
  fields: {
    name: { label: 'Name', ask: 'line' },
    email: { label: 'Email', ask: 'email' },
    phone: { label: 'Phone', ask: 'phone', optional: true },
    subject: { label: 'Subject', ask: 'choice', choices: contactSubjects },
    message: { label: 'Message', ask: 'text' },
  },
  sender: { name: ['name'], email: 'email', phone: 'phone' },
  input: z.object({
    name: name('Enter your name'),
    email: email(),
    phone: optional(phone()),
    subject: oneOf('Choose a subject', contactSubjects),
    message: message('Write your message'),
  }),
})
export type ContactMessage = AnswersOf<typeof contactMessage>
