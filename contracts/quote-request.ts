import * as z from 'zod/mini'
import { type AnswersOf, defineContract } from './contract.ts'
import { calendarDate, email, line, message, name, oneOf, type Option, optional, phone } from './fields.ts'

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

/** The contract for the lines the agency offers; both sides take them from the catalog, so that a new service is one file. */
export function quoteRequestFor(lines: readonly Option[]) {
  const answers = z.object({
    firstName: name('Enter your first name'),
    lastName: name('Enter your last name'),
    email: email(),
    phone: phone(),
    insuranceType: oneOf('Choose a type of insurance', lines),
    message: optional(message('Write your message')),
    bondType: optional(oneOf('Choose one of the bonds', bondTypes)),
    bondAmount: optional(line('Enter an amount')),
    obligee: optional(name('Enter a name')),
    dateNeeded: optional(calendarDate('Choose a date')),
  })

  return defineContract({
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
      insuranceType: { label: 'Type of insurance', ask: 'choice', choices: lines },
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
}
export type QuoteRequest = AnswersOf<ReturnType<typeof quoteRequestFor>>
