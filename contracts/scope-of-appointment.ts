import * as z from 'zod/mini'
import { type AnswersOf, defineContract } from './contract.ts'
import {
  calendarDate,
  checkbox,
  consent,
  email,
  limits,
  line,
  message,
  name,
  oneOf,
  optional,
  timeOfDay,
} from './fields.ts'

export const appointmentTypes = [
  { value: 'in-person', label: 'In person' },
  { value: 'phone', label: 'Phone' },
  { value: 'virtual', label: 'Virtual' },
] as const

export const medicareProducts = [
  { name: 'medicareAdvantage', label: 'Medicare Advantage (Part C)' },
  { name: 'medicareSupplementMedigap', label: 'Medicare Supplement (Medigap)' },
  { name: 'prescriptionDrugPlanPartD', label: 'Prescription Drug Plan (Part D)' },
  { name: 'otherProducts', label: 'Other Products' },
] as const

/** The boxes all of which have to be ticked, in the form's order. */
export const consents = ['consentToContact', 'understandScope', 'agreeToTerms'] as const

export const missingConsents = 'Please review and agree to all consent statements.'
export const missingProduct = 'Please select at least one product to discuss.'

const answers = z.object({
  beneficiaryName: name('Enter the full name'),
  // Any text: the specification asks for no format here.
  beneficiaryPhone: line('Enter the phone number', limits.phone),
  beneficiaryEmail: optional(email()),
  appointmentDate: calendarDate('Choose a date'),
  appointmentTime: timeOfDay('Choose a time'),
  appointmentType: oneOf('Choose how to meet', appointmentTypes),
  medicareAdvantage: checkbox,
  medicareSupplementMedigap: checkbox,
  prescriptionDrugPlanPartD: checkbox,
  otherProducts: checkbox,
  otherProductsSpecify: optional(line('Name the products')),
  specialNeeds: optional(message('Tell us what you need')),
  preferredLanguage: z.pipe(
    optional(line('Enter a language')),
    z.transform((language) => language ?? 'English'),
  ),
  interpreterNeeded: checkbox,
  consentToContact: consent(missingConsents),
  understandScope: consent(missingConsents),
  agreeToTerms: consent(missingConsents),
})

export const scopeOfAppointment = defineContract({
  kind: 'scope',
  path: '/api/soa-form',
  page: '/soa-form',
  received: '/soa-form/received',
  defaults: {
    beneficiaryName: '',
    beneficiaryPhone: '',
    beneficiaryEmail: '',
    appointmentDate: '',
    appointmentTime: '',
    appointmentType: 'in-person',
    medicareAdvantage: false,
    medicareSupplementMedigap: false,
    prescriptionDrugPlanPartD: false,
    otherProducts: false,
    otherProductsSpecify: '',
    specialNeeds: '',
    preferredLanguage: 'English',
    interpreterNeeded: false,
    consentToContact: false,
    understandScope: false,
    agreeToTerms: false,
  },
  fields: {
    beneficiaryName: { label: 'Full Name', ask: 'line' },
    beneficiaryPhone: { label: 'Phone Number', ask: 'phone' },
    beneficiaryEmail: { label: 'Email', ask: 'email', optional: true },
    appointmentDate: { label: 'Preferred Appointment Date', ask: 'date' },
    appointmentTime: { label: 'Preferred Time', ask: 'time' },
    appointmentType: { label: 'Meeting Type', ask: 'choice', choices: appointmentTypes },
    medicareAdvantage: { label: medicareProducts[0].label, ask: 'box' },
    medicareSupplementMedigap: { label: medicareProducts[1].label, ask: 'box' },
    prescriptionDrugPlanPartD: { label: medicareProducts[2].label, ask: 'box' },
    otherProducts: { label: medicareProducts[3].label, ask: 'box' },
    otherProductsSpecify: { label: 'Which products?', ask: 'line', optional: true, private: true },
    specialNeeds: { label: 'Special needs for the meeting', ask: 'text', optional: true, private: true },
    preferredLanguage: { label: 'Preferred language', ask: 'line', optional: true },
    interpreterNeeded: { label: 'I need an interpreter', ask: 'box' },
    consentToContact: { label: 'Consent to contact', ask: 'box' },
    understandScope: { label: 'Understanding of the scope', ask: 'box' },
    agreeToTerms: { label: 'Agreement to the terms', ask: 'box' },
  },
  sender: { name: ['beneficiaryName'], email: 'beneficiaryEmail', phone: 'beneficiaryPhone' },
  input: answers.check(
    // Asked even while other fields are wrong, so that a visitor learns of everything at once.
    z.refine(namesAProduct, { path: ['medicareAdvantage'], error: missingProduct, when: () => true }),
    z.overwrite((given) => (given.otherProducts ? given : { ...given, otherProductsSpecify: undefined })),
  ),
})
export type ScopeOfAppointment = AnswersOf<typeof scopeOfAppointment>

function namesAProduct(given: unknown): boolean {
  const fields = Object(given) as Record<string, unknown>
  return medicareProducts.some(({ name }) => fields[name] === true)
}
