import { call, portal } from '../action.ts'
import { defineService } from '../service.ts'

export default defineService({
  name: 'Wedding',
  group: 'journeys',
  order: 5,
  icon: 'calendar-heart',
  line: 'Cancellation and liability',
  meta: {
    title: 'Wedding Insurance',
    description:
      'Wedding insurance in Wyoming: the liability certificate your venue asks for, cancellation cover for your deposits, when to buy and what it costs.',
    keywords: [
      'wedding insurance',
      'event liability insurance',
      'wedding cancellation insurance',
      'venue certificate of insurance',
    ],
  },
  card: {
    kind: 'further',
    order: 5,
    text: 'The certificate your venue asks for, and cover for the deposits you have paid.',
    bullets: ['Cancellation', 'Liability', 'Vendors and belongings'],
  },
  hero: {
    title: 'Wedding Insurance',
    lede: 'The venue wants a certificate. We read its contract, insure what it asks, and show what would bring your deposits back.',
    actions: [portal('Get Wedding Quote'), call()],
  },
  sections: [
    {
      kind: 'covers',
      title: 'Liability is one thing, cancellation another',
      intro: 'Venues ask for the first. Your own money is in the second and the third.',
      items: [
        {
          title: 'Liability',
          icon: 'scale',
          text: 'When a guest is hurt or the venue is damaged, and you are held responsible. Limits of $1-2M.',
          covers: [
            'Injury to guests and others',
            'Damage to the venue',
            'Host liquor, for drinks you give',
            'The venue as additional insured',
            'Rehearsal and setup, if listed',
          ],
          note: 'A cash bar is the seller’s business: the caterer needs the permit and liquor liability of its own.',
        },
        {
          title: 'Cancellation',
          icon: 'calendar-x',
          text: 'When a cause on the policy’s list stops or moves the day: deposits you lose, costs you pay twice.',
          covers: [
            'Illness or injury of key people',
            'A venue that cannot open',
            'Weather that keeps people away',
            'Military orders, on many policies',
            'Cost of a new date',
          ],
          note: 'Only listed causes count, and only those nobody knew of when you bought.',
        },
        {
          title: 'Vendors & Belongings',
          icon: 'camera',
          text: 'What makes the day yours, when it is lost, damaged or does not turn up.',
          covers: [
            'A vendor who does not appear',
            'Attire for the two of you',
            'Rings, for the day itself',
            'Gifts on the table',
            'Retaking photographs',
          ],
          note: 'A vendor’s bankruptcy is covered only where the policy lists it.',
        },
      ],
    },
    {
      kind: 'steps',
      ground: 'dark',
      title: 'When to buy',
      intro: 'The earlier you buy, the more of your money is insured for the same premium.',
      items: [
        {
          title: '9-12 months ahead: with the first deposit',
          text: 'The ideal time. Each deposit you pay from then on is one that could come back.',
        },
        {
          title: '90 days ahead: the certificate',
          text: 'Ask the venue for its wording: limits, names, dates. We have the certificate issued to match.',
        },
        {
          title: '14 days ahead: the last sensible day',
          text: 'Buy at least 14 days before the event. After that cancellation is usually closed; liability can sometimes still be had.',
        },
        {
          title: 'The day after: keep the papers',
          text: 'Contracts, receipts, photographs. Claims are typically resolved in 7-10 days once they are in.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Sample premium costs',
      intro: 'Premiums typically run from $75 to $600 a year. What moves yours within the range:',
      columns: ['', 'Liability alone', 'Liability and cancellation'],
      rows: [
        ['Premium', 'From $75: the low end', 'Up to $600: the high end, for a large budget'],
        ['Liability limit', '$1-2M', '$1-2M'],
        [
          'What sets the price',
          'Guests, days, drinks, the limit the venue wants',
          'All of that, and the budget you insure',
        ],
        ['The venue’s certificate', 'Yes', 'Yes'],
        ['Your deposits', 'No', 'Up to the sum you chose'],
      ],
      note: 'For comparison: the average wedding cost $34,000 and had 117 guests.',
      source: { name: 'The Knot Worldwide', asOf: 'couples married in 2025' },
    },
    {
      kind: 'list',
      look: 'ruled',
      ground: 'band',
      title: 'What is usually not covered',
      items: [
        { title: 'A change of heart', text: 'Policies usually do not pay when one of you decides not to.' },
        {
          title: 'What was known when you bought',
          text: 'A wildfire that was already burning, an illness already diagnosed, a storm with a name.',
        },
        { title: 'Ordinary rain', text: 'Rent the tent. Weather counts when people cannot reach the place.' },
        { title: 'Horses, fireworks and drones', text: 'Tell us before you plan the entrance: some can be added.' },
        { title: 'Money trouble', text: 'Yours, or a vendor’s where bankruptcy is not listed.' },
      ],
    },
    {
      kind: 'questions',
      title: 'Between the two of you',
      intro: 'Worth ten minutes before you sign with a venue.',
      items: [
        {
          question: 'What is the difference?',
          answer:
            'Liability pays for injury and damage to others. Cancellation pays lost deposits when a listed cause stops the day.',
        },
        {
          question: 'Does the venue’s insurance cover us?',
          answer: 'It protects the venue. Ask whether you must name it as additional insured.',
        },
        {
          question: 'We marry on a friend’s ranch. Whose policy counts?',
          answer:
            'The rancher’s policy is written for ranching, and may not take in an event with guests and drinks. Ask the rancher’s agent, and buy event liability that names the owner.',
        },
        {
          question: 'Do we need liquor coverage?',
          answer:
            'If you give drinks, the venue will likely ask for host liquor. If anyone sells them, the seller needs its own.',
        },
        {
          question: 'What about snow?',
          answer: 'Usually only when it keeps you, the officiant or most guests from reaching the place.',
        },
        {
          question: 'What if one of us is deployed?',
          answer: 'Many policies list military orders. Check before you buy.',
        },
        {
          question: 'How long does a claim take?',
          answer: 'The carriers we use say 7-10 days once the papers are in.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Send us the venue’s contract',
      text: 'Or start with the date, the place and the guest count: the quote form opens in a new tab.',
      actions: [portal('Get Wedding Quote'), call()],
    },
  ],
})
