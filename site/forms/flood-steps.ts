import { type floodIntake } from '#contracts/flood-intake.ts'

export type FloodField = keyof typeof floodIntake.defaults

interface FloodStep {
  /** Under the five bars. */
  short: string
  title: string
  intro?: string
  groups: { title?: string; rows: FloodField[][] }[]
}

/** The five steps, their groups, and the fields that share a row. */
export const floodSteps: FloodStep[] = [
  {
    short: 'Professional',
    title: 'Professional information',
    groups: [
      {
        title: 'You',
        rows: [['professionalName', 'company'], ['professionalTitle', 'licenseNumber'], ['officeAddress']],
      },
      { title: 'How we reach you', rows: [['phone', 'email'], ['preferredContact']] },
    ],
  },
  {
    short: 'Client and transaction',
    title: 'Client and transaction details',
    intro: 'Please send your client’s details only with your client’s permission.',
    groups: [
      { title: 'Your client', rows: [['clientName'], ['clientPhone', 'clientEmail']] },
      { title: 'The transaction', rows: [['transactionType', 'closingDate'], ['urgencyLevel']] },
      {
        title: 'The loan',
        rows: [
          ['lenderName', 'loanOfficer'],
          ['loanAmount', 'loanType'],
        ],
      },
    ],
  },
  {
    short: 'Property',
    title: 'Property information',
    groups: [
      { title: 'Where it is', rows: [['propertyAddress'], ['propertyCity'], ['propertyState', 'propertyZip']] },
      {
        title: 'The building',
        rows: [
          ['propertyType', 'foundationType'],
          ['yearBuilt', 'squareFootage'],
        ],
      },
    ],
  },
  {
    short: 'Flood risk',
    title: 'Flood zone and risk assessment',
    intro: 'Everything on this page is optional. Skip what you do not know; we look it up.',
    groups: [
      {
        rows: [
          ['currentFloodZone', 'proximityToWater'],
          ['previousFloodDamage'],
          ['elevationCertificateStatus', 'needNewCertificate'],
        ],
      },
    ],
  },
  {
    short: 'Coverage and notes',
    title: 'Coverage requirements and notes',
    groups: [
      { title: 'Coverage', rows: [['dwellingCoverage', 'contentsCoverage'], ['deductiblePreference']] },
      { title: 'Notes', rows: [['specialCircumstances'], ['additionalNotes']] },
    ],
  },
]

/** The step, from 0, that asks for a field. */
export function stepOf(name: string): number {
  return floodSteps.findIndex(({ groups }) => groups.some(({ rows }) => rows.flat().includes(name as FloodField)))
}

/** Browser-level required, as specified. */
export const requiredFields: readonly FloodField[] = [
  'professionalName',
  'company',
  'phone',
  'email',
  'clientName',
  'lenderName',
  'propertyAddress',
  'propertyCity',
  'propertyZip',
]

/** The visitor's own data only: a client's is nobody's to fill in by itself. */
export const autofill: Partial<Record<FloodField, string>> = {
  professionalName: 'name',
  company: 'organization',
  phone: 'tel',
  email: 'email',
  officeAddress: 'street-address',
  clientName: 'off',
  clientPhone: 'off',
  clientEmail: 'off',
  propertyAddress: 'off',
  propertyCity: 'off',
  propertyZip: 'off',
}

export const help: Partial<Record<FloodField, string>> = {
  currentFloodZone: 'As on the lender’s determination, for example A, AE or X',
}
