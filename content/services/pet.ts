import { call, quote, toPage } from '../action.ts'
import { defineService } from '../service.ts'

const naphia = { name: 'NAPHIA, State of the Industry 2025', asOf: 'end of 2024' }
const synchrony = { name: 'Synchrony survey (it sells pet financing)', asOf: '2025' }

export default defineService({
  name: 'Pet',
  group: 'household',
  order: 5,
  icon: 'paw-print',
  line: 'Dogs, cats and exotics',
  meta: {
    title: 'Pet Insurance',
    description:
      'Pet insurance for Wyoming dogs, cats and exotics: what accident, illness and wellness plans pay back, what they never pay, and a vet bill worked through.',
    keywords: ['pet insurance Wyoming', 'dog insurance', 'cat insurance', 'exotic pet insurance', 'pet wellness plan'],
  },
  card: {
    kind: 'further',
    order: 2,
    text: 'What a plan pays back when the vet hands you a bill, and what it never will.',
    bullets: ['Accident', 'Illness', 'Wellness & Preventive'],
  },
  hero: {
    title: 'Pet Insurance',
    lede: 'The vet asks for a decision and a card. A plan gives back part of the bill. We show you which part.',
    actions: [quote('Get Pet Quote'), call()],
  },
  sections: [
    {
      kind: 'figures',
      title: 'Why Pet Insurance Matters',
      intro: 'Vet bills that nobody planned for are common, and few owners find a large one easy to pay.',
      items: [
        {
          figure: '74%',
          text: 'of owners asked had met an unexpected pet bill of more than $250',
          source: synchrony,
        },
        { figure: '31%', text: 'said that they could comfortably manage a major one', source: synchrony },
        {
          figure: '6.4 million',
          text: 'pets were insured in the United States; three in four of them were dogs (75.6%)',
          source: naphia,
        },
        {
          figure: '$749',
          text: 'was the average yearly premium for a dog’s accident and illness plan',
          source: { name: 'Veterinary Practice News', asOf: 'for 2024' },
        },
      ],
    },
    {
      kind: 'covers',
      ground: 'band',
      title: 'Three kinds of pet coverage',
      intro:
        'The first two are insurance. The third is closer to a budget, and it helps to know that before you pay for it.',
      items: [
        {
          title: 'Accident',
          icon: 'bone',
          text: 'Sudden things with a date on them. Many plans sell this part alone.',
          covers: [
            'Broken bones and wounds',
            'Swallowed objects',
            'Poisoning and snakebite',
            'Emergency visits and surgery',
            'X-rays and stitches',
          ],
          note: 'Torn knee ligaments often have a longer waiting period of their own.',
        },
        {
          title: 'Illness',
          icon: 'stethoscope',
          text: 'What the vet finds, from an ear infection to a long treatment.',
          covers: [
            'Infections and stomach trouble',
            'Skin and ear problems',
            'Diabetes and other lasting conditions',
            'Cancer treatment',
            'Tests, medicine and hospital stays',
          ],
          note: 'Pays only for what first shows after the waiting period. A problem on one side often rules out the other side too.',
        },
        {
          title: 'Wellness & Preventive',
          icon: 'syringe',
          text: 'Routine care, on a yearly allowance. Often an add-on, and often not insurance.',
          covers: [
            'Yearly exams',
            'Vaccinations',
            'Flea, tick and heartworm prevention',
            'Spay or neuter',
            'Dental cleaning',
          ],
          note: 'Each plan names its own list and its own limit for each line.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'A $3,000 bill, worked through',
      intro: 'You usually pay the vet first, send in the invoice, and are paid back.',
      amounts: true,
      columns: ['Step', 'Amount'],
      rows: [
        ['The vet’s bill', '$3,000'],
        ['Less a deductible of $250', '−$250'],
        ['What the plan works from', '$2,750'],
        ['The plan pays 80% of it', '$2,200'],
        ['You pay', '$800'],
      ],
      note: 'An illustration. Some plans take the percentage first and the deductible after it: the same bill would then bring $2,150. Others pay a fixed sum for each condition, whatever the bill says.',
    },
    {
      kind: 'tiles',
      ground: 'band',
      title: 'Which pets can be insured',
      intro: 'Horses and cattle are livestock to an insurer. Their place is on a farm policy.',
      items: [
        { title: 'Dogs', icon: 'dog', text: 'Tell us if yours hunts or works stock: some plans leave that out.' },
        { title: 'Cats', icon: 'cat', text: 'Indoors or out, usually for less than a dog.' },
        { title: 'Exotic Pets', icon: 'bird', text: 'Birds, reptiles, rabbits. Few carriers take them.' },
        { title: 'Multiple Pets', icon: 'paw-print', text: 'A plan each. Ask which carriers take something off.' },
      ],
      actions: [toPage('Farm & Ranch', '/services/farm-ranch')],
    },
    {
      kind: 'list',
      look: 'ruled',
      title: 'What sets the price',
      intro: 'Two of these you choose with the pet. One you choose with the plan.',
      items: [
        {
          title: 'Pet’s Age',
          text: 'An older animal costs more to insure, and the price usually rises as yours ages. Some carriers stop taking new pets at a certain age.',
        },
        {
          title: 'Breed',
          text: 'Each breed brings the conditions it is known for, and large dogs bring large bills.',
        },
        { title: 'Location', text: 'What vets charge where you live, and how far the nearest emergency clinic is.' },
        {
          title: 'Coverage Level',
          text: 'The deductible, the percentage that is paid back and the yearly limit. These three are yours to set.',
        },
      ],
    },
    {
      kind: 'questions',
      ground: 'band',
      title: 'Before you sign up',
      intro: 'Put these to any plan, the ones we show you included.',
      items: [
        {
          question: 'Does it pay the vet directly?',
          answer: 'Usually you pay and are paid back. A few vets and carriers can do it directly.',
        },
        {
          question: 'What is never covered?',
          answer:
            'Conditions that showed before coverage or in the waiting period, and usually breeding and cosmetic work.',
        },
        {
          question: 'When does it start?',
          answer:
            'Accidents often within days, illness often after about two weeks, knees sometimes months. The policy says.',
        },
        {
          question: 'Is wellness worth it?',
          answer: 'It is a budget for shots and checkups, often not insurance. Add up what you spend first.',
        },
        { question: 'Will the price go up?', answer: 'Usually, with age and vet costs.' },
        {
          question: 'Can we keep our own vet?',
          answer:
            'Most plans accept any licensed vet in the country, emergency and specialist clinics included. Ask about visits abroad.',
        },
        {
          question: 'Do you insure parrots or tortoises?',
          answer: 'A few carriers do. Tell us the species and age.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'plain',
      title: 'Name, breed, birthday',
      text: 'With those and your ZIP code we can lay a few plans side by side, waiting periods included.',
      actions: [quote('Get Pet Quote'), call()],
    },
  ],
})
