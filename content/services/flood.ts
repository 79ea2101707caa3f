import { agency } from '../agency.ts'
import { call, newTab, quote } from '../action.ts'
import { floodWaitingDays } from '../flood-zones.ts'
import { nfipSentence } from '../nfip-authority.ts'
import { defineService } from '../service.ts'

const checkZone = newTab('Check Flood Zone', agency.links.floodMaps)
const floodQuote = quote('Get Flood Quote')

export default defineService({
  name: 'Flood',
  group: 'household',
  order: 4,
  icon: 'waves-horizontal',
  line: 'Federal and private cover',
  meta: {
    title: 'Flood Insurance',
    description:
      'Flood insurance in Wyoming: NFIP and private policies side by side, what the zone letters mean, and when a new policy starts.',
    keywords: ['flood insurance Wyoming', 'NFIP', 'private flood insurance', 'flood zone'],
  },
  card: {
    kind: 'further',
    order: 1,
    text: 'Building, contents, and the private cover beyond.',
    bullets: ['NFIP and private', 'Zone check', 'Lender paperwork'],
  },
  hero: {
    title: 'Flood Insurance',
    lede: 'Most home policies stop at the water’s edge. Federal and private flood cover picks up there.',
    actions: [floodQuote, call()],
  },
  sections: [
    {
      kind: 'statement',
      title: 'You do not need a creek to have a flood',
      text: [
        'Snow that melts in a week, a storm over burned ground, a culvert that cannot take it: water finds low places, not only riverbanks.',
        'We check the map, price the federal program and private carriers side by side, and ask your lender what it accepts. Then you decide.',
      ],
      actions: [checkZone],
    },
    {
      kind: 'figures',
      ground: 'dark',
      title: 'Four numbers to know',
      items: [
        {
          figure: '26%',
          text: 'chance of at least one flood in 30 years, where the yearly chance is 1%',
          source: { name: 'Our arithmetic: 1 − 0.99³⁰', asOf: '2026' },
        },
        {
          figure: '4 in 10',
          text: 'federal claims, or nearly that, came from places where no lender had to require insurance',
          source: { name: 'FEMA, report to Congress on claims 2017-2019', asOf: '2020' },
        },
        {
          figure: '$25,000',
          text: 'is roughly what one inch of water in a home can cost',
          source: { name: 'FEMA', asOf: '2022' },
        },
        {
          figure: `${floodWaitingDays} days`,
          text: 'is the usual wait for a federal policy; it does not apply at a loan closing',
          source: { name: 'National Flood Insurance Program', asOf: '2026' },
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'warn',
      icon: 'triangle-exclamation-point',
      title: 'Important: your other policies leave flood out',
      text: [
        'Standard home, farm and business policies do not pay for flood. Federal disaster help, when there is any, is limited and often a loan.',
        'It happens here: Goose Creek and the Tongue River flooded on May 28, 2019, and June 2011 brought a state disaster declaration.',
      ],
    },
    {
      kind: 'covers',
      ground: 'band',
      title: 'What flood insurance pays for',
      intro:
        'The house and the things in it are two policies’ worth of limits. Buy one without the other only on purpose.',
      items: [
        {
          title: 'Building',
          icon: 'house',
          text: 'The structure and what would stay if you turned it upside down.',
          covers: [
            'Foundation, walls and floors',
            'Wiring and plumbing',
            'Furnace and water heater',
            'Built-in cabinets and appliances',
            'A detached garage, in part',
          ],
          note: 'NFIP: up to $250,000 for a home, $500,000 for a business building.',
        },
        {
          title: 'Contents',
          icon: 'armchair',
          text: 'What you would take along to the next house.',
          covers: [
            'Furniture and clothing',
            'Electronics',
            'Washer, dryer and freezer',
            'Curtains and loose rugs',
            'Art and valuables, to a small limit',
          ],
          note: 'NFIP: up to $100,000 for a home, bought separately and paid at depreciated value.',
        },
        {
          title: 'Additional',
          icon: 'layers',
          text: 'What the federal policy leaves out or limits, and a private one may include.',
          covers: [
            'Limits above the federal ones',
            'Living costs while you are out',
            'Finished basements',
            'Replacement value for contents',
            'Rebuilding to today’s code',
          ],
          note: 'By policy: read the declarations page with us before you rely on it.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Federal program or private cover?',
      intro: `NFIP is the National Flood Insurance Program. Its price is the same at every agency; what differs is whether it fits. ${nfipSentence()}`,
      columns: ['', 'NFIP (federal)', 'Private flood'],
      rows: [
        ['House limit', '$250,000; contents $100,000, bought separately', 'Often higher'],
        [
          'How the house is paid',
          'Replacement cost only for a primary one-family home insured to 80% or the maximum; otherwise depreciated',
          'By policy',
        ],
        ['Contents', 'Depreciated value', 'Sometimes replacement'],
        ['Living costs while out', 'Not included', 'Sometimes'],
        ['Basement', 'A limited list', 'By policy'],
        ['Rebuilding to code', 'Up to $30,000 after substantial or repetitive damage', 'By policy'],
        ['Waiting period', `Generally ${floodWaitingDays} days; exceptions below`, 'The carrier decides'],
        ['Price', 'Set federally, the same at every agency', 'Varies'],
        ['Ending it', 'Stays while the program and the community do', 'May be canceled or not renewed'],
        ['Loans', 'Accepted', 'The lender reviews it; FHA since December 21, 2022'],
      ],
      note: 'The zone no longer sets the federal price; it still decides what a lender must require. A lapse can lose a gradual path to the full rate. Some private quotes come from surplus lines carriers, and we say which.',
    },
    {
      kind: 'place',
      part: 'flood-zones',
      ground: 'band',
      id: 'zones',
      title: 'What the zones mean',
      intro:
        'Everyone is in a flood zone; the question is which. FEMA’s map answers by address. For a loan, your lender’s own determination decides.',
      actions: [checkZone, call()],
    },
    {
      kind: 'list',
      look: 'ruled',
      title: `When the ${floodWaitingDays} days do not apply`,
      intro:
        'A federal policy generally starts 30 days after application and payment. Four exceptions; private carriers set their own wait.',
      items: [
        {
          title: 'At a loan closing',
          text: 'A new, increased, extended or renewed loan: in force at closing, if applied for and paid by then.',
        },
        {
          title: 'A lender finds a building uninsured',
          text: 'When the lender requires it in a high-risk zone: in force on completed application and payment.',
        },
        {
          title: 'A new map moves you',
          text: 'Newly in a high-risk zone: one day, within 13 months of the revision.',
        },
        {
          title: 'After a wildfire on federal land',
          text: 'One day, when bought within 60 days of containment. It is decided at claim time, case by case.',
        },
      ],
    },
    {
      kind: 'questions',
      ground: 'band',
      title: 'Questions about water',
      intro: 'Most of them arrive with a lender’s letter.',
      items: [
        {
          question: 'Am I in a flood zone?',
          answer:
            'Everyone is in one; the question is which. FEMA’s Map Service Center (msc.fema.gov) shows it. Your lender’s determination governs your loan.',
        },
        {
          question: 'My lender does not require it. Do I need it?',
          answer:
            'You decide. From 2017 to 2019 nearly four in ten federal claims came from places without the requirement.',
        },
        {
          question: 'When does it start?',
          answer: `NFIP usually ${floodWaitingDays} days after application and payment, or at closing when bought with the loan. Private carriers set their own wait.`,
        },
        {
          question: 'Does it pay for my basement?',
          answer:
            'NFIP pays for a short list there, such as furnace and water heater. Finished walls and belongings are mostly out.',
        },
        {
          question: 'Do I need an elevation certificate?',
          answer: 'Rarely. If you have one, send it; it may lower the price.',
        },
        {
          question: 'My lender sent a letter.',
          answer: 'It usually gives 45 days before the lender buys a policy at your cost. Call us that week.',
        },
        {
          question: 'Is the federal program always open?',
          answer:
            'Its authority comes from Congress and has lapsed before. In a lapse no new federal policies are sold, existing ones run on, and private carriers are not affected. Ask us where it stands today.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'plain',
      title: 'Look at the map with us',
      text: 'Give us the address and the year the house was built. We come back with the zone and both prices.',
      actions: [floodQuote, checkZone, call()],
    },
  ],
})
