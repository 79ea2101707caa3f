import { agency } from '../agency.ts'

/** What the reply to a visitor calls the record, and what happens next: the promises of the pages themselves. By kind of record. */
export const acknowledgementWords = {
  contact: { record: 'message', next: 'We read every message and reply within 24 hours.' },
  testimonial: {
    record: 'testimonial',
    next: 'We read every testimonial before it is published. That takes 3-5 business days.',
  },
  quote: { record: 'request', next: 'We review your request and answer within 2 business hours.' },
  flood: { record: 'request', next: 'We review your request and answer within 2 hours during business hours.' },
  scope: {
    record: 'request',
    next: `${agency.staff.medicare.firstName} reviews your appointment request and calls you shortly to confirm the time.`,
  },
} as const

/** Under every reply but that to a testimonial, which asks for nothing. */
export const nothingBound =
  'Coverage cannot be bound, changed or canceled by this website or by email, and a claim is not reported until you have spoken with us or your carrier.'
