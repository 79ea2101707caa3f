import * as z from 'zod/mini'
import { type AnswersOf, defineContract } from './contract.ts'
import { calendarDate, email, line, message, name, oneOf, optional, phone } from './fields.ts'

/** The fourteen lines by the slugs of their pages; a content test compares them with the catalog, which has the names. */
export const insuranceTypes = [
  'personal',
  'commercial',
  'farm-ranch',
  'life-health',
  'medicare',
  'travel',
  'flood',
  'pet',
  'recreational',
  'bonds',
  'jewelry',
  'wedding',
  'sr22',
  'ip-insurance',
] as const

/** What the lines are called where only their slug is at hand. */
export const insuranceLabels = [
  { value: 'personal', label: 'Personal' },
  { value: 'commercial', label: 'Commercial' },
  { value: 'farm-ranch', label: 'Farm & Ranch' },
  { value: 'life-health', label: 'Life & Health' },
  { value: 'medicare', label: 'Medicare' },
  { value: 'travel', label: 'Travel' },
  { value: 'flood', label: 'Flood' },
  { value: 'pet', label: 'Pet' },
  { value: 'recreational', label: 'Recreational Vehicle' },
  { value: 'bonds', label: 'Surety Bonds' },
  { value: 'jewelry', label: 'Jewelry' },
  { value: 'wedding', label: 'Wedding' },
  { value: 'sr22', label: 'SR22 Filing' },
  { value: 'ip-insurance', label: 'IP Insurance' },
] as const satisfies { value: (typeof insuranceTypes)[number]; label: string }[]

export const bondTypes = [
  { value: 'bid', label: 'Bid bond' },
  { value: 'performance', label: 'Performance bond' },
  { value: 'payment', label: 'Payment bond' },
  { value: 'maintenance', label: 'Maintenance bond' },
  { value: 'license-permit', label: 'License and permit bond' },
  { value: 'fidelity', label: 'Fidelity bond' },
  { value: 'court', label: 'Court bond' },
  { value: 'public-official', label: 'Public official bond' },
] as const

const answers = z.object({
  firstName: name('Enter your first name'),
  lastName: name('Enter your last name'),
  email: email(),
  phone: phone(),
  insuranceType: oneOf('Choose a type of insurance', insuranceTypes),
  message: optional(message('Write your message')),
  bondType: optional(oneOf('Choose one of the bonds', bondTypes)),
  bondAmount: optional(line('Enter an amount')),
  obligee: optional(name('Enter a name')),
  dateNeeded: optional(calendarDate('Choose a date')),
})

export const quoteRequest = defineContract({
  kind: 'quote',
  path: '/api/quote-requests',
  page: '/get-quote',
  received: '/quote-success',
  defaults: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    insuranceType: '',
    message: '',
    bondType: '',
    bondAmount: '',
    obligee: '',
    dateNeeded: '',
  },
  fields: {
    firstName: { label: 'First name', ask: 'line' },
    lastName: { label: 'Last name', ask: 'line' },
    email: { label: 'Email', ask: 'email' },
    phone: { label: 'Phone', ask: 'phone' },
    insuranceType: { label: 'Type of insurance', ask: 'choice', choices: insuranceLabels },
    message: { label: 'Message', ask: 'text', optional: true },
    bondType: { label: 'Type of bond', ask: 'choice', choices: bondTypes, optional: true },
    bondAmount: { label: 'Bond amount', ask: 'line', optional: true },
    obligee: { label: 'Who requires the bond (obligee)', ask: 'line', optional: true },
    dateNeeded: { label: 'Date needed', ask: 'date', optional: true },
  },
  sender: { name: ['firstName', 'lastName'], email: 'email', phone: 'phone' },
  input: answers.check(
    z.overwrite((given) =>
      given.insuranceType === 'bonds'
        ? given
        : { ...given, bondType: undefined, bondAmount: undefined, obligee: undefined, dateNeeded: undefined },
    ),
  ),
})
export type QuoteRequest = AnswersOf<typeof quoteRequest>
