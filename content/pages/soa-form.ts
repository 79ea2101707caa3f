import { agency } from '../agency.ts'
import { solicitation, ttyAndHours } from '../medicare-sentence.ts'
import { type PageMeta } from '../page-meta.ts'

const { medicare } = agency.staff

/** What each product is, one tap away; by the field's name. */
export const productDefinitions = {
  medicareAdvantage:
    'A plan from a private company that gives you Part A and Part B benefits, and sometimes drugs. HMO plans mostly use a network, PPO plans let you leave it at a higher cost, and some plans are only for certain groups.',
  medicareSupplementMedigap:
    'Helps pay the costs that Original Medicare leaves to you. Plans are standardized by letter. It is not an Advantage plan, and it has no drug coverage.',
  prescriptionDrugPlanPartD: 'Adds drug coverage to Original Medicare, and to some other kinds of plan.',
  otherProducts:
    'For example dental, vision and hearing cover, or hospital indemnity, which pays set cash amounts for hospital stays. These are not part of Medicare.',
} as const

export const soaForm = {
  meta: {
    title: 'Medicare Scope of Appointment Form',
    description: `Say which Medicare products you want to talk about with ${agency.name}, and when. It enrolls you in nothing and changes nothing.`,
    keywords: ['Scope of Appointment', 'Medicare appointment form', 'Medicare agent Wyoming', 'SOA form'],
    path: '/soa-form',
  } satisfies PageMeta,
  head: {
    title: 'Medicare Scope of Appointment Form',
    lede: 'Required by CMS before discussing Medicare plans',
  },
  notice: {
    title: 'Important Notice',
    text: 'The Centers for Medicare & Medicaid Services (CMS) asks agents to have this form on record before they talk with you about Medicare Advantage or drug plans. You decide what we may discuss. The form does not enroll you, change what you have, or oblige you to anything. If Medigap is all you want to talk about, no federal form is needed; we record your choice.',
    leaveOut: 'Please leave out your Medicare number, birth date and health details.',
  },
  form: {
    products: 'Choose at least one. We talk about these and nothing else.',
    zone: 'Mountain Time, as in Sheridan.',
    specialNeeds: 'Large print, hearing, wheelchair access. Please leave out medical details.',
    solicitation,
    sharing: `Your information stays with ${agency.name}.`,
    received: {
      title: 'Form Submitted Successfully',
      text: `${medicare.firstName} will review your appointment request and make contact shortly.`,
    },
  },
  contact: {
    role: medicare.role,
    tty: ttyAndHours,
    paper: 'Prefer paper? Call us and we mail you the form.',
  },
}
