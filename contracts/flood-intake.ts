import * as z from 'zod/mini'
import { type AnswersOf, defineContract } from './contract.ts'
import { calendarDate, email, line, message, name, oneOf, optional, phone, wholeNumber } from './fields.ts'

export const professionalTitles = [
  { value: 'realtor', label: 'Realtor' },
  { value: 'broker', label: 'Broker' },
  { value: 'loan-officer', label: 'Loan officer' },
  { value: 'mortgage-broker', label: 'Mortgage broker' },
  { value: 'lender', label: 'Lender' },
  { value: 'title-agent', label: 'Title agent' },
  { value: 'attorney', label: 'Closing attorney' },
  { value: 'other', label: 'Other' },
] as const
export const contactMethods = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'text', label: 'Text message' },
] as const
export const transactionTypes = [
  { value: 'purchase', label: 'Purchase' },
  { value: 'refinance', label: 'Refinance' },
  { value: 'new-construction', label: 'New construction' },
  { value: 'existing-review', label: 'Existing policy review' },
  { value: 'lender-update', label: 'Lender update' },
] as const
export const urgencyLevels = [
  { value: 'standard', label: 'Standard' },
  { value: 'emergency', label: 'Emergency: closing within 7 days' },
  { value: 'urgent', label: 'Urgent: within 14 days' },
  { value: 'planning', label: 'Planning ahead: 30+ days' },
] as const
export const loanTypes = [
  { value: 'conventional', label: 'Conventional' },
  { value: 'fha', label: 'FHA' },
  { value: 'va', label: 'VA' },
  { value: 'usda', label: 'USDA' },
  { value: 'jumbo', label: 'Jumbo' },
  { value: 'other', label: 'Other' },
] as const
export const propertyTypes = [
  { value: 'single-family', label: 'Single family' },
  { value: 'condominium', label: 'Condominium' },
  { value: 'townhouse', label: 'Townhouse' },
  { value: 'multi-family', label: 'Multi-family (2-4 units)' },
  { value: 'manufactured', label: 'Manufactured home' },
  { value: 'commercial', label: 'Commercial' },
  { value: 'other', label: 'Other' },
] as const
export const foundationTypes = [
  { value: 'slab', label: 'Slab' },
  { value: 'crawl-space', label: 'Crawl space' },
  { value: 'full-basement', label: 'Full basement' },
  { value: 'pier', label: 'Pier' },
  { value: 'pilings', label: 'Pilings' },
  { value: 'other', label: 'Other' },
] as const
export const floodDamageAnswers = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
  { value: 'unknown', label: 'Unknown' },
] as const
export const watersNearby = [
  { value: 'none', label: 'None' },
  { value: 'oceanfront', label: 'Oceanfront' },
  { value: 'lakefront', label: 'Lakefront' },
  { value: 'riverfront', label: 'Riverfront' },
  { value: 'creek-nearby', label: 'Creek nearby' },
] as const
export const certificateStatuses = [
  { value: 'unknown', label: 'Unknown' },
  { value: 'have-current', label: 'Have a current one' },
  { value: 'have-expired', label: 'Have an expired one' },
  { value: 'need-order', label: 'Need to order one' },
] as const
export const certificateNeeds = [
  { value: 'uncertain', label: 'Uncertain' },
  { value: 'yes-recommend', label: 'Yes, recommend one' },
  { value: 'yes-ordered', label: 'Yes, already ordered' },
  { value: 'no', label: 'No' },
] as const
export const dwellingCoverages = [
  { value: 'loan-amount', label: 'Loan amount' },
  { value: 'replacement-cost', label: 'Replacement cost' },
  { value: 'lender-specified', label: 'As the lender specifies' },
  { value: 'maximum', label: 'Maximum ($250,000)' },
  { value: 'other', label: 'Other' },
] as const
export const contentsCoverages = [
  { value: 'standard', label: 'Standard ($100,000)' },
  { value: 'not-needed', label: 'Not needed' },
  { value: 'minimum', label: 'Minimum ($10,000)' },
  { value: 'maximum', label: 'Maximum ($100,000)' },
  { value: 'other', label: 'Other' },
] as const
export const deductibles = [
  { value: 'standard', label: 'Standard' },
  { value: 'lowest', label: 'Lowest' },
  { value: 'higher', label: 'Higher' },
  { value: 'lender-specified', label: 'As the lender specifies' },
] as const

const choose = 'Choose one of the answers'
const short = () => optional(line('Enter a text'))

export const floodIntake = defineContract({
  kind: 'flood',
  path: '/api/flood-intake',
  page: '/flood-professionals',
  received: '/flood-professionals/received',
  defaults: {
    professionalName: '',
    company: '',
    professionalTitle: '',
    licenseNumber: '',
    phone: '',
    email: '',
    officeAddress: '',
    preferredContact: 'email',
    clientName: '',
    clientPhone: '',
    clientEmail: '',
    transactionType: 'purchase',
    closingDate: '',
    urgencyLevel: 'standard',
    lenderName: '',
    loanOfficer: '',
    loanAmount: '',
    loanType: '',
    propertyAddress: '',
    propertyCity: '',
    propertyState: 'WY',
    propertyZip: '',
    propertyType: 'single-family',
    yearBuilt: '',
    squareFootage: '',
    foundationType: 'slab',
    currentFloodZone: '',
    previousFloodDamage: 'no',
    proximityToWater: 'none',
    elevationCertificateStatus: 'unknown',
    needNewCertificate: 'uncertain',
    dwellingCoverage: 'loan-amount',
    contentsCoverage: 'standard',
    deductiblePreference: 'standard',
    specialCircumstances: '',
    additionalNotes: '',
  },
  input: z.object({
    professionalName: name('Enter your name'),
    company: name('Enter your company'),
    professionalTitle: oneOf('Choose your professional title', professionalTitles),
    licenseNumber: short(),
    phone: phone(),
    email: email(),
    officeAddress: short(),
    preferredContact: oneOf('Choose how we should reach you', contactMethods),
    clientName: name('Enter your client’s name'),
    clientPhone: optional(phone()),
    clientEmail: optional(email()),
    transactionType: oneOf('Choose the type of transaction', transactionTypes),
    closingDate: optional(calendarDate('Choose a date')),
    urgencyLevel: oneOf('Choose how urgent it is', urgencyLevels),
    lenderName: name('Enter the lender’s name'),
    loanOfficer: optional(name('Enter a name')),
    loanAmount: short(),
    loanType: optional(oneOf(choose, loanTypes)),
    propertyAddress: line('Enter the property’s street address'),
    propertyCity: line('Enter the property’s city'),
    propertyState: oneOf('The property has to be in Wyoming', ['WY']),
    propertyZip: line('Enter the property’s ZIP code'),
    propertyType: oneOf('Choose the type of property', propertyTypes),
    yearBuilt: optional(wholeNumber('Enter the year as a number, like 1978', { min: 0, max: 9999 })),
    squareFootage: short(),
    foundationType: optional(oneOf(choose, foundationTypes)),
    currentFloodZone: short(),
    previousFloodDamage: optional(oneOf(choose, floodDamageAnswers)),
    proximityToWater: optional(oneOf(choose, watersNearby)),
    elevationCertificateStatus: optional(oneOf(choose, certificateStatuses)),
    needNewCertificate: optional(oneOf(choose, certificateNeeds)),
    dwellingCoverage: oneOf('Choose the dwelling coverage', dwellingCoverages),
    contentsCoverage: optional(oneOf(choose, contentsCoverages)),
    deductiblePreference: optional(oneOf(choose, deductibles)),
    specialCircumstances: optional(message('Enter a text')),
    additionalNotes: optional(message('Enter a text')),
  }),
})
export type FloodIntake = AnswersOf<typeof floodIntake>
