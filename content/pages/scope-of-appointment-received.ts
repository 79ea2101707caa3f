import { call, toPage } from '../action.ts'
import { agency } from '../agency.ts'
import { ttyAndHours } from '../medicare-sentence.ts'
import { type PageMeta } from '../page-meta.ts'

const { firstName } = agency.staff.medicare

/** The notice of a Scope of Appointment that arrived: beside the form with script, as a page without. */
export const scopeOfAppointmentReceived = {
  meta: {
    title: 'Appointment request received',
    description: `Your Scope of Appointment request is with ${firstName}, who reviews it and makes contact shortly. It enrolls you in nothing.`,
    keywords: ['Scope of Appointment received', 'Medicare appointment', 'next steps'],
    path: '/soa-form/received',
    noIndex: true,
    shareImage: 'soa-form',
  } satisfies PageMeta,
  title: 'Form Submitted Successfully',
  text: `${firstName} will review the appointment request and make contact shortly.`,
  disclosure: { title: 'About our Medicare help' },
  onward: {
    title: 'Until then',
    text: `Sending the form does not enroll you, change what you have, or oblige you to anything. ${ttyAndHours}`,
    actions: [
      call(undefined, 'medicare'),
      toPage('About Medicare', '/services/medicare'),
      toPage('Return to Home', '/'),
    ],
  },
}
