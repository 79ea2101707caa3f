import { call, quote } from '../action.ts'
import { defineService } from '../service.ts'

const travelQuote = quote('Get Travel Quote')

export default defineService({
  name: 'Travel',
  group: 'journeys',
  order: 1,
  icon: 'plane',
  line: 'Trip, medical and baggage',
  meta: {
    title: 'Travel Insurance',
    description:
      'Travel insurance from Sheridan, Wyoming: trip cancellation, medical coverage abroad and travel protection, and why the first 14 days matter.',
    keywords: ['travel insurance', 'trip cancellation insurance', 'travel medical insurance', 'Wyoming'],
  },
  card: {
    kind: 'main',
    order: 6,
    text: 'Trip, medical and baggage cover from your driveway to the far side of the world.',
    bullets: ['Trip cost', 'Medical', 'Delays and bags'],
  },
  hero: {
    title: 'Travel Insurance',
    lede: 'What if you cannot go, or get sick there? We match the plan to your deposits, your health plan and your dates.',
    actions: [travelQuote, call()],
  },
  sections: [
    {
      kind: 'steps',
      title: 'When to buy',
      intro: 'The clock starts with your first deposit. What you can still get depends on the day.',
      items: [
        {
          title: 'The day of your first deposit',
          text: 'The clock starts. Write the date down; a plan asks for it.',
        },
        {
          title: 'Within 14 days of the first trip deposit',
          text: 'Buy here for the most options: usually a waiver for conditions you already have, and the right to add Cancel For Any Reason. Plans differ, from 10 to 30 days.',
        },
        {
          title: 'As you add bookings',
          text: 'Raise the insured amount. The waiver usually asks that all nonrefundable cost is insured.',
        },
        {
          title: 'Before the final payment',
          text: 'Check the names, the dates and the medical limit against where you are going.',
        },
        {
          title: 'After you leave',
          text: 'Too late for most of it. A storm with a name is too late as well.',
        },
      ],
      actions: [travelQuote],
    },
    {
      kind: 'covers',
      ground: 'band',
      title: 'What a travel plan is made of',
      intro: 'Most plans join the three. The limits and the listed reasons are in the policy.',
      items: [
        {
          title: 'Trip Cancellation',
          icon: 'calendar-x',
          text: 'Prepaid, nonrefundable cost, when a reason on the policy’s list keeps you home or sends you back.',
          covers: [
            'Illness or injury, yours or a close relative’s',
            'A death in the family',
            'Jury duty or a subpoena',
            'A home made uninhabitable',
            'Trip interruption on the way',
          ],
          note: 'Cancel For Any Reason is an addition, and commonly pays 50-75% of the cost.',
        },
        {
          title: 'Medical Coverage',
          icon: 'briefcase-medical',
          text: 'Doctors and hospitals away from home, and the way to one that can treat you.',
          covers: [
            'Emergency doctor and hospital',
            'Emergency dental',
            'Medical evacuation',
            'Return of remains',
            'A helpline at any hour',
          ],
          note: 'Medical evacuation is not search and rescue. If you go into the backcountry, ask for both.',
        },
        {
          title: 'Travel Protection',
          icon: 'luggage',
          text: 'The smaller things that still cost a day and a few hundred dollars.',
          covers: [
            'Travel delay: meals and a room',
            'Missed connection',
            'Baggage lost, stolen or damaged',
            'Baggage that comes later than you',
            'Rental car damage',
          ],
          note: 'Sheridan flies through few hubs. A delay limit that pays for two nights is worth the look.',
        },
      ],
    },
    {
      kind: 'tiles',
      title: 'Four kinds of trips',
      intro: 'Each has one line in the policy that matters more than the others.',
      items: [
        {
          title: 'Domestic',
          icon: 'map',
          text: 'Your health plan’s network ends somewhere. Look for delays and nonrefundable rentals.',
        },
        {
          title: 'International',
          icon: 'globe',
          text: 'Medical and evacuation limits first; the price of the trip comes second.',
        },
        {
          title: 'Cruise',
          icon: 'ship',
          text: 'A missed port, a missed ship, and a hospital that is a helicopter away.',
        },
        {
          title: 'Adventure',
          icon: 'mountain',
          text: 'Diving, climbing, hunting, skiing: read the list of exclusions before you pay.',
        },
      ],
    },
    {
      kind: 'table',
      ground: 'band',
      title: 'What your health plan does abroad',
      intro: 'Start with the coverage you have. Then insure what it leaves.',
      columns: ['Your plan', 'Outside the United States'],
      rows: [
        ['Original Medicare', 'Almost nothing'],
        [
          'Medigap C, D, F, G, M and N',
          '80% of emergency care after a $250 yearly deductible, in the first 60 days of a trip, up to $50,000 in a lifetime. C and F only if you were eligible before 2020',
        ],
        ['Medicare Advantage', 'Ask the plan; it decides'],
        ['Employer or marketplace', 'Often emergencies only'],
        ['VA and TRICARE', 'Their own rules; ask before you book'],
      ],
      note: 'Few of these fly you home, and none pays for the trip you did not take.',
    },
    {
      kind: 'list',
      look: 'ruled',
      ground: 'dark',
      title: 'Reasons to choose us',
      items: [
        {
          title: 'We start with your dates',
          text: 'Deposit, final payment, departure: three dates decide what you can still buy.',
        },
        {
          title: 'We check the look-back rule',
          text: 'Commonly 60 to 180 days. It decides whether a condition counts as one you already have.',
        },
        {
          title: 'We compare carriers',
          text: 'A plan from the booking page is one plan. We can put others beside it.',
        },
        {
          title: 'We say when you need none',
          text: 'A refundable trip to see family may not need a policy. Then we tell you so.',
        },
      ],
    },
    {
      kind: 'questions',
      ground: 'band',
      title: 'Before you book',
      intro: 'Five to settle while the dates can still move.',
      items: [
        {
          question: 'When should I buy?',
          answer:
            'Within 14 days of your first deposit keeps the most options open. You can often buy later, with fewer.',
        },
        {
          question: 'Will my heart condition be covered?',
          answer:
            'Possibly, if you buy in the window, insure the full cost and are fit to travel that day. Read the look-back rule first.',
        },
        {
          question: 'Does Medicare work overseas?',
          answer:
            'Rarely. Some Medigap plans pay for emergencies, up to a lifetime limit. They do not fly you home or refund the trip.',
        },
        {
          question: 'Can I cancel because I changed my mind?',
          answer: 'Only with Cancel For Any Reason, which pays part of the cost and has its own deadline.',
        },
        {
          question: 'Is my credit card enough?',
          answer: 'Sometimes for delays and bags. Check the medical and evacuation limits; many cards have none.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'plain',
      title: 'Paid a deposit this week?',
      text: 'Have the date, the cost of the trip and everyone’s age at hand. It takes one call.',
      actions: [travelQuote, call('Call about a trip')],
    },
  ],
})
