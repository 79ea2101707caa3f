import { call, mail, newTab, scrollTo, toPage } from '../action.ts'
import { agency, officeHours } from '../agency.ts'
import { floodWaitingDays, floodZonesInShort } from '../flood-zones.ts'
import { nfipSentence } from '../nfip-authority.ts'
import { type PageMeta } from '../page-meta.ts'
import { type Section } from '../section.ts'

const [highRisk, lowerRisk] = floodZonesInShort
const withLetters = ({ risk, letters }: { risk: string; letters: readonly string[] }) =>
  `${risk} (${letters.join(', ')})`
const { flood, owner } = agency.staff

export const floodProfessionals = {
  meta: {
    title: 'Flood Insurance for Real Estate Professionals',
    description:
      'For Wyoming realtors, lenders and title offices: flood quotes for your closing, NFIP and private side by side, with turnaround times by zone.',
    keywords: [
      'flood insurance for realtors',
      'flood insurance for lenders',
      'NFIP quote before closing',
      'flood zone determination Wyoming',
    ],
    path: '/flood-professionals',
  } satisfies PageMeta,
  hero: {
    title: 'Flood Insurance for Real Estate Professionals',
    lede: 'Will this close on time? Send a complete file and you have the quote in the times below. If something is missing, we say what.',
    start: 'Start a professional request',
  },
  /** The dialog of the intake, and the page that does the same without script. */
  intake: { dialog: 'flood-intake', page: '/flood-professionals/request' },
  request: {
    meta: {
      title: 'Professional Flood Request',
      description:
        'The flood insurance request for realtors, lenders, title agents and closing attorneys on one page, with everything that a complete file needs.',
      keywords: ['flood insurance request', 'flood quote for closing', 'lender flood insurance', 'NFIP request'],
      path: '/flood-professionals/request',
      shareImage: 'flood-professionals',
    } satisfies PageMeta,
    lede: 'For realtors, brokers, lenders, title agents and closing attorneys in Wyoming.',
  },
  sections: [
    {
      kind: 'list',
      look: 'trio',
      title: 'What you get from us',
      items: [
        {
          title: '24-hour turnaround',
          text: 'Complete submissions get quotes in 2-4 hours during business hours. Allow 24 hours for a file, or 24-48 in a high-risk zone. NFIP and private are quoted together.',
        },
        {
          title: 'Zone and lender requirement checked',
          text: 'We read the map and the determination before we quote, so that the amount fits what the loan needs.',
        },
        {
          title: 'Evidence with your mortgagee clause',
          text: 'You receive evidence of insurance worded for the lender, with the loan number on it.',
        },
        {
          title: 'One person to call',
          text: `${flood.firstName} follows your file from request to closing. We do not pay or receive referral fees.`,
        },
      ],
    },
    {
      kind: 'table',
      ground: 'band',
      id: 'zones',
      title: 'Zones and turnaround',
      intro:
        'Counted from a complete submission; we work in business hours. What is immediate is the quote, never the coverage.',
      columns: ['Zone', 'Yearly chance of a flood', 'Flood insurance', 'Quote'],
      rows: [
        [
          withLetters(highRisk),
          highRisk.chance,
          'Required by federally regulated lenders, and for federally backed loans, on a building there',
          '24-48 hours',
        ],
        [withLetters(lowerRisk), lowerRisk.chance, 'Not required by federal rules; a lender may still ask', 'Same day'],
        [
          'Preferred risk: low-risk properties',
          'Low, not none',
          'Not required by federal rules; priced under FEMA’s present rating',
          'Immediate',
        ],
      ],
      note: 'The lender’s determination form decides the requirement. FEMA prices NFIP policies by the property and no longer by the zone: new ones since October 2021, renewals since April 2022. Wyoming has no coastal zones.',
    },
    {
      kind: 'table',
      title: 'How soon is the closing?',
      intro: 'Tell us the date and we sort the file by it. Emergencies get rush processing.',
      columns: ['Urgency', 'Closing', 'What we do'],
      rows: [
        ['Emergency', 'Within 7 days', 'Rush processing: we call you, and start while papers are still coming'],
        ['Urgent', 'Within 14 days', 'Ahead of the line'],
        ['Standard', 'Later, or no fixed date', 'In the order received, in the times above'],
        ['Planning', '30 days and more', 'Time for a survey, a map question or the private market'],
      ],
    },
    {
      kind: 'notice',
      tone: 'warn',
      icon: 'calendar-clock',
      title: `The ${floodWaitingDays}-day waiting period`,
      text: [
        `A new NFIP policy generally starts ${floodWaitingDays} days after application and payment. There are four exceptions, below.`,
        'Private carriers set their own waits.',
        nfipSentence(),
      ],
    },
    {
      kind: 'list',
      look: 'ruled',
      title: 'When the wait is shorter',
      items: [
        {
          title: 'Loan closing',
          text: 'Bought with a new, increased, extended or renewed loan, the policy starts at closing if application and payment are in by then.',
        },
        {
          title: 'Lender’s letter',
          text: 'When a lender finds that a building in a high-risk zone lacks cover, the policy starts on application and payment.',
        },
        {
          title: 'New map',
          text: 'When a map revision newly puts the building in a high-risk zone, the wait is one day, within 13 months.',
        },
        {
          title: 'After wildfire',
          text: 'For flooding from burned federal land, the wait can fall to one day if the policy is bought within 60 days of containment. That is decided at claim time.',
        },
      ],
    },
    {
      kind: 'checklist',
      ground: 'band',
      title: 'What makes a file complete',
      intro: 'With these at hand the request takes a few minutes.',
      items: [
        'Property address and how it is used',
        'Closing date',
        'Loan amount and loan number',
        'Lender and its mortgagee clause',
        'Borrowers’ names as on the note',
        'Year built and foundation',
        'The present flood policy, if there is one to take over',
        'The zone determination',
        'An elevation certificate, if one exists',
      ],
      actions: [scrollTo('Check the turnaround', '#zones')],
    },
  ] satisfies Section[],
  tools: {
    title: 'Professional tools',
    intro: 'The forms and maps behind a flood file. Each opens in a new tab.',
    doors: [
      {
        action: newTab('FEMA Flood Map Service Center', agency.links.floodMaps),
        icon: 'map',
        text: 'The official map by address. The lender’s determination governs the loan.',
      },
      {
        action: newTab('Letters of map amendment', agency.links.floodMapChanges),
        icon: 'map-pin-check',
        text: 'How an owner asks FEMA to take high ground out of a zone.',
      },
      {
        action: newTab('Elevation certificate and NFIP forms', agency.links.floodForms),
        icon: 'file-text',
        text: 'An elevation certificate is rarely required, and it can lower the price. The determination form comes from the lender.',
      },
      {
        action: newTab('AI flood-insurance assistant', agency.links.floodAssistant),
        icon: 'bot',
        text: 'Another company’s tool, not ours. Enter no client data; it gives no quote.',
      },
    ],
  },
  team: {
    kind: 'profile',
    ground: 'band',
    title: 'Your support team',
    person: 'flood',
    text: [
      'Flood files go to one desk. When it is empty for a day, the next person has the same list and the same notes.',
    ],
    lists: [
      {
        title: 'Who does what',
        items: [
          `${flood.name}: quotes and lender questions`,
          `${owner.name}: backup on holidays, commercial buildings`,
          'The office: certificates and evidence of insurance',
        ],
      },
      { title: 'Hours of all three', items: [officeHours] },
    ],
    doors: [
      { action: call(), icon: 'phone', text: 'Ask for the flood desk' },
      { action: mail(flood.email, flood.email), icon: 'mail', text: 'Send determinations and clauses here' },
    ],
  },
  questions: {
    kind: 'questions',
    title: 'Asked before closings',
    items: [
      {
        question: `Does the ${floodWaitingDays}-day wait apply at closing?`,
        answer:
          'Not when the policy is bought with a new or renewed loan, and application and payment are in by closing.',
      },
      {
        question: 'Can the buyer take over the seller’s NFIP policy?',
        answer: 'Often, with the seller’s agreement. It can keep a better price. Ask early.',
      },
      {
        question: 'Is private flood accepted?',
        answer:
          'The lender decides. Conventional lenders follow federal rules; FHA has allowed conforming policies since December 21, 2022.',
      },
      { question: 'Must there be an elevation certificate?', answer: 'Rarely. Send one if it exists.' },
      {
        question: 'What if NFIP’s authority lapses?',
        answer:
          'No new NFIP policies until Congress acts; private is unaffected, and a seller’s policy may still be assigned.',
      },
      { question: 'Do you pay for referrals?', answer: 'No. We neither pay nor receive referral fees.' },
    ],
  },
} satisfies { meta: PageMeta; sections: Section[]; team: Section; questions: Section; [part: string]: unknown }

/** The notice of a request that arrived: as a toast with script, as a page without. */
export const floodRequestReceived = {
  meta: {
    title: 'Professional request received',
    description: `Your flood insurance request is with ${flood.firstName}, who makes contact within 2 hours during business hours. What happens next, and how to reach us.`,
    keywords: ['flood request received', 'professional flood quote', 'next steps'],
    path: '/flood-professionals/received',
    noIndex: true,
    shareImage: 'flood-professionals',
  } satisfies PageMeta,
  title: 'Professional Quote Request Submitted!',
  text: `${flood.firstName} will make contact within 2 hours during business hours to discuss flood insurance needs.`,
  onward: {
    title: 'Until then',
    text: `No coverage starts with a request. If something changes before we call, call the office. ${nfipSentence()}`,
    actions: [call(), toPage('Zones and turnaround', '/flood-professionals'), toPage('Return to Home', '/')],
  },
}
