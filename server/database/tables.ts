import { type Generated, type Kysely } from 'kysely'

/** What every record of a visitor has beside its answers. */
export interface RecordColumns {
  id: Generated<number>
  /** Short, readable, unique: what the visitor and the office say to each other. */
  reference: string
  createdAt: Date
  status: string
  /** Labelled by the spam signals: kept and shown to staff, withheld from notification. */
  suspected: boolean
  /** Where it came from, as told by the browser. */
  source: Source
}

export interface Source {
  page?: string
  referrer?: string
  /** `utm_*` tags as a query string. */
  campaign?: string
}

export interface Tables {
  users: { id: Generated<number>; username: string; password: string }
  contactMessages: RecordColumns & {
    name: string
    email: string
    phone: string | null
    subject: string
    message: string
  }
  testimonials: RecordColumns & {
    name: string
    title: string
    company: string | null
    email: string
    testimonial: string
    rating: number
    approved: boolean
  }
  quoteRequests: RecordColumns & {
    firstName: string
    lastName: string
    email: string
    phone: string
    insuranceType: string
    message: string | null
    /** What one line asks beyond the common fields: a bond's type, amount, obligee and date. */
    details: Record<string, string> | null
  }
  floodIntakeRequests: RecordColumns & {
    professionalName: string
    company: string
    professionalTitle: string
    licenseNumber: string | null
    phone: string
    email: string
    officeAddress: string | null
    preferredContact: string
    clientName: string
    clientPhone: string | null
    clientEmail: string | null
    transactionType: string
    closingDate: string | null
    urgencyLevel: string
    lenderName: string
    loanOfficer: string | null
    loanAmount: string | null
    loanType: string | null
    propertyAddress: string
    propertyCity: string
    propertyState: string
    propertyZip: string
    propertyType: string
    yearBuilt: number | null
    squareFootage: string | null
    foundationType: string | null
    currentFloodZone: string | null
    previousFloodDamage: string | null
    proximityToWater: string | null
    elevationCertificateStatus: string | null
    needNewCertificate: string | null
    dwellingCoverage: string
    contentsCoverage: string | null
    deductiblePreference: string | null
    specialCircumstances: string | null
    additionalNotes: string | null
  }
  scopeOfAppointments: RecordColumns & {
    beneficiaryName: string
    beneficiaryPhone: string
    beneficiaryEmail: string | null
    /** Local date and time in `timeZone`, as written; never an instant. */
    appointmentDate: string
    appointmentTime: string
    timeZone: string
    appointmentType: string
    medicareAdvantage: boolean
    medicareSupplementMedigap: boolean
    prescriptionDrugPlanPartD: boolean
    otherProducts: boolean
    otherProductsSpecify: string | null
    specialNeeds: string | null
    preferredLanguage: string
    interpreterNeeded: boolean
    consentToContact: boolean
    understandScope: boolean
    agreeToTerms: boolean
    /** The very sentences that were agreed to. */
    consentTexts: Record<string, string>
    consentVersion: string
    /** The build of the site that showed the form. */
    pageVersion: string
  }
  /** One row a submission: the same key with the same answers leads to the same record. */
  submissionKeys: { receiptKey: string; kind: string; reference: string; createdAt: Date }
  outbox: {
    id: Generated<number>
    /** Which letter: the office's lead sheet, the visitor's acknowledgement, a copy of the form. */
    letter: 'notice' | 'acknowledgement' | 'copy'
    kind: string
    reference: string
    recipient: string
    /** The part of the Message-ID before the @; the same in every attempt. */
    messageToken: string
    state: 'waiting' | 'sending' | 'sent' | 'stuck'
    attempts: number
    nextAttemptAt: Date
    firstAttemptAt: Date | null
    leasedUntil: Date | null
    /** Names the holder of the lease. */
    lease: string | null
    lastError: string | null
    createdAt: Date
    sentAt: Date | null
  }
  /** The history of every record; rows are only ever added. */
  events: {
    id: Generated<number>
    kind: string
    reference: string
    at: Date
    who: string
    what: string
  }
  /** How many posts a visitor has left; only used where several servers share a database. */
  postAllowances: { visitor: string; tokens: number; before: number; at: Date }
  /** One row that `/readyz` writes to. */
  readiness: { id: number; at: Date }
}

/** A connection or a running transaction: what every repository function takes first. */
export type Connection = Kysely<Tables>
