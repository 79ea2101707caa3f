import { call, newTab, quote, toPage } from '../action.ts'
import { agency } from '../agency.ts'
import { defineService } from '../service.ts'

export default defineService({
  name: 'Personal',
  group: 'household',
  order: 1,
  icon: 'house',
  line: 'Auto, home and umbrella',
  meta: {
    title: 'Personal Insurance: auto, home and umbrella',
    description:
      'Auto, homeowners and umbrella insurance for Wyoming households, from a Sheridan agent who goes through your limits line by line.',
    keywords: ['auto insurance Wyoming', 'homeowners insurance Sheridan', 'umbrella policy', 'personal insurance'],
  },
  card: {
    kind: 'main',
    order: 1,
    text: 'Auto, home and umbrella cover, written around the way your household really lives.',
    bullets: ['Auto insurance', 'Homeowners insurance', 'Umbrella policy'],
  },
  hero: {
    title: 'Personal Insurance',
    lede: 'Do you have enough, and are you paying for the wrong things? We go through your limits line by line, in dollars.',
    actions: [quote('Get Quote'), call()],
  },
  sections: [
    {
      kind: 'statement',
      title: 'Comprehensive Personal Coverage',
      text: [
        'A car, a roof and what you could be sued for: three policies that should be read together, by one person.',
      ],
      points: [
        {
          title: 'Customized Coverage',
          text: 'The teenager, the shop, the horses, the cabin: what you tell us decides what we ask for.',
        },
        {
          title: 'Competitive Rates',
          text: 'We ask several carriers the same question and show you the answers side by side.',
        },
        {
          title: 'Claims Advocacy',
          text: 'When an adjuster’s letter makes no sense, we read it with you and make the call.',
        },
      ],
      actions: [quote('Get Personal Quote'), call('Call for Consultation')],
    },
    {
      kind: 'covers',
      ground: 'band',
      title: 'Personal Insurance Options',
      intro: 'What each one can pay for, up to the limit you choose.',
      items: [
        {
          title: 'Auto Insurance',
          icon: 'car',
          text: 'For what you do to others on the road, and what the road does to you.',
          covers: [
            'Liability',
            'Collision and comprehensive',
            'Uninsured motorist',
            'Rental car',
            'Roadside assistance',
          ],
          note: 'Rental and roadside are not automatic. You add them, so ask which your policy has.',
        },
        {
          title: 'Homeowners Insurance',
          icon: 'house',
          text: 'For the house, what is in it, and the visitor who slips on the step.',
          covers: ['Dwelling', 'Personal property', 'Liability', 'Additional living expenses', 'Natural disaster'],
          note: 'Usually pays for fire, wind, hail, lightning and the weight of snow. Usually does not pay for flood, earthquake, landslide or mine subsidence.',
        },
        {
          title: 'Umbrella Policy',
          icon: 'umbrella',
          text: 'For the claim that runs past the other two.',
          covers: [
            'Extended liability limits',
            'Worldwide coverage',
            'Legal defense costs',
            'Asset protection',
            'Affordable premium',
          ],
          note: 'It needs set limits on the policies under it and usually leaves business out. How far “worldwide” reaches is in the policy; we look it up.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'What Wyoming requires, and what is your choice',
      intro: 'The legal minimum lets you drive. It was not set with a new pickup in mind.',
      columns: ['', 'What the law says', 'What to think about'],
      rows: [
        ['Injury to one person', '$25,000', 'Ask for prices at $100,000 and $250,000, to see what the step costs'],
        ['Injury to everyone in one accident', '$50,000', 'Two people in the other car share it'],
        ['Damage to property', '$20,000', 'Many pickups cost more, and you would owe the rest'],
        [
          'Uninsured motorist',
          'Included at 25/50 unless the named insured rejects it',
          'Read that line before you sign it away',
        ],
        ['Underinsured motorist', 'Need not be offered at all', 'Ask for it by name'],
        ['Collision and comprehensive', 'Your choice', 'Your lender’s too, while there is a loan'],
        [
          'Homeowners',
          'Your choice',
          'A mortgage requires it; the limit should rebuild the house, not match its price',
        ],
        [
          'Umbrella',
          'Your choice',
          'Adds to the liability limits of car and house; it does not insure the car or the house itself',
        ],
      ],
      note: 'The state checks insurance online, and proof on your phone is fine in a personal vehicle.',
      source: {
        name: 'Wyoming Statutes, title 31, chapter 9; Broderick v. Dairyland, 2012 WY 22',
        asOf: 'read in November 2026',
      },
    },
    {
      kind: 'notice',
      ground: 'band',
      tone: 'info',
      icon: 'cloud-hail',
      title: 'Hail, deer and old mines',
      text: [
        'Deer, hail, glass, fire and theft are comprehensive. Swerving into the ditch is collision.',
        'Wind and hail deductibles are often a percentage of the house’s limit: 2% of $400,000 is $8,000. An older roof may be paid at its depreciated value, and dents may be left out as cosmetic.',
        'Ground that sinks over old coal workings is usually excluded. The state’s Abandoned Mine Land division insures against it and keeps a database of mines.',
      ],
      actions: [newTab('The state’s mine program', 'https://deq.wyoming.gov/')],
    },
    {
      kind: 'list',
      look: 'trio',
      ground: 'dark',
      title: `Why Choose ${agency.shortName}`,
      items: [
        {
          title: 'Multi-Policy Discounts',
          text: 'Many carriers charge less when car and house are together. We check whether together is in fact less.',
        },
        {
          title: '24/7 Claims Support',
          text: 'Your carrier takes claims day and night. In office hours call us too, and we stay with it.',
        },
        {
          title: 'Local Service',
          text: 'Somebody in Sheridan who has driven your road in January.',
        },
      ],
      actions: [quote('Request Quote'), toPage('Contact Agent', '/contact')],
    },
    {
      kind: 'questions',
      ground: 'band',
      title: 'Questions about house and car',
      intro: 'Seven that come up at renewal. Ask us the eighth.',
      items: [
        {
          question: 'Is the state minimum enough?',
          answer:
            'It is enough to drive legally. $20,000 is less than many pickups cost, and you would owe the rest. We will price higher limits so you can compare.',
        },
        {
          question: 'If I hit a deer, is it my fault?',
          answer:
            'Carriers usually treat it as a comprehensive claim. If you swerve and hit something else, it is usually collision.',
        },
        {
          question: 'Does home insurance pay for wildfire?',
          answer:
            'Fire and smoke usually, yes. The question is whether the limit would rebuild your house. Check before summer.',
        },
        {
          question: 'And flood?',
          answer:
            'Not on a standard home policy. It takes a separate policy, and the federal one usually starts 30 days after you apply.',
        },
        {
          question: 'My roof is 20 years old. What should I ask?',
          answer:
            'Is the hail deductible dollars or a percentage, and is the roof paid at replacement cost or at its depreciated value.',
        },
        {
          question: 'What is an umbrella for?',
          answer:
            'The claim that runs past your auto or home limit. It pays the excess, up to its own limit, and usually the defense.',
        },
        {
          question: 'We rent the cabin out, run a business at home, keep a few cows. Does that matter?',
          answer:
            'Yes. A plain homeowners policy may not answer for any of the three. Tell us, and we write it as what it is.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'plain',
      title: 'Bring us the policies you have',
      text: 'We mark what is thin, what is double and what you could do without. It costs nothing to ask.',
      actions: [quote('Get Free Quote Now'), call()],
    },
  ],
})
