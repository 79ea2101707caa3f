/** The table of each kind of record. */
export const recordTables = {
  contact: 'contactMessages',
  testimonial: 'testimonials',
  quote: 'quoteRequests',
  flood: 'floodIntakeRequests',
  scope: 'scopeOfAppointments',
} as const

export type RecordKind = keyof typeof recordTables
export const recordKinds = Object.keys(recordTables) as RecordKind[]
