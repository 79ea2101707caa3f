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
  input: answers.check(
    z.overwrite((given) =>
      given.insuranceType === 'bonds'
        ? given
        : { ...given, bondType: undefined, bondAmount: undefined, obligee: undefined, dateNeeded: undefined },
    ),
  ),
})
export type QuoteRequest = AnswersOf<typeof quoteRequest>
