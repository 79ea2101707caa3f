import { call, quote } from '../action.ts'
import { defineService } from '../service.ts'

export default defineService({
  name: 'Recreational Vehicle',
  group: 'journeys',
  order: 2,
  icon: 'caravan',
  line: 'RV, motorcycle, boat, ATV',
  meta: {
    title: 'Recreational Vehicle Insurance',
    description:
      'RV, motorcycle, boat and ATV insurance in Wyoming: what your home and auto policies already do for each machine, and what is left for a policy of its own.',
    keywords: [
      'RV insurance Wyoming',
      'motorcycle insurance',
      'boat insurance',
      'ATV insurance',
      'full-timer RV coverage',
    ],
  },
  card: {
    kind: 'further',
    order: 3,
    text: 'We check what your home and auto policies do for your machines, then insure the rest.',
    bullets: ['RV and motorcycle', 'Boat', 'ATV'],
  },
  hero: {
    title: 'Recreational Vehicle Insurance',
    lede: 'Part of it may be on your car or house policy already. We look first, then insure what is left.',
    actions: [quote('Get RV Quote'), call()],
  },
  sections: [
    {
      kind: 'list',
      look: 'trio',
      ground: 'dark',
      title: 'Your RV lifestyle',
      intro: 'What you drive, tow or live in decides how it is insured.',
      items: [
        {
          title: 'Class A',
          text: 'The motor coach. Ask whether a total loss pays a replacement, an agreed sum or what is left of its value.',
        },
        { title: 'Class B', text: 'The camper van. Tell us about a conversion: a van’s book value leaves it out.' },
        {
          title: 'Class C',
          text: 'The motorhome on a truck chassis. Rented out now and then? An ordinary policy stops there.',
        },
        {
          title: 'Travel Trailers',
          text: 'Hitched, parked and unhitched are three situations, and policies part them.',
        },
        { title: 'Fifth Wheels', text: 'Often home for a season. Months aboard change the liability you need.' },
        { title: 'Toy Haulers', text: 'The trailer is one thing, the machines inside are another. Each is listed.' },
      ],
    },
    {
      kind: 'table',
      title: 'Is it on a policy you already have?',
      intro:
        'What home and auto policies usually do, machine by machine. Yours has the last word: send it to us and we read it.',
      columns: ['Machine', 'Home or auto usually', 'Left for its own policy'],
      rows: [
        ['Motorhome', 'Nothing', 'All of it. The law asks for liability, as for any motor vehicle'],
        [
          'Travel trailer, fifth wheel, toy hauler',
          'The tow vehicle’s liability follows while it is hitched',
          'Damage to the trailer, what is in it, and liability once it is unhitched',
        ],
        [
          'Motorcycle',
          'Nothing',
          'All of it. Wyoming’s least is 25/50/20: $25,000 a person, $50,000 an accident, $20,000 for property',
        ],
        [
          'Boat',
          'A home policy gives a small sum and little liability',
          'Hull, motor, trailer and liability on the water. A lender or a marina may ask for it',
        ],
        [
          'ATV or side-by-side',
          'Home liability often stops at your property line',
          'Every ride beyond it, and damage or theft anywhere',
        ],
      ],
      source: { name: 'Wyoming Statutes, title 31, chapter 9, for the liability limits', asOf: 'read November 2026' },
    },
    {
      kind: 'covers',
      ground: 'band',
      title: 'Four machines, four policies',
      items: [
        {
          title: 'RV',
          icon: 'caravan',
          text: 'Motorhomes and everything towed.',
          covers: [
            'Vacation or full-timer liability',
            'Collision and comprehensive',
            'Total loss, by the method you choose',
            'Awnings, belongings and gear',
            'Roadside assistance for its size',
          ],
          note: 'Mice, rot, freezing and wear are upkeep, not insured losses.',
        },
        {
          title: 'Motorcycle',
          icon: 'motorbike',
          text: 'Cruisers, tourers, dual-sports and the one in pieces.',
          covers: [
            'Liability at the limits you choose',
            'Collision and comprehensive',
            'Uninsured motorist',
            'Custom parts and riding gear',
            'Passenger liability',
          ],
          note: 'Wyoming requires a helmet for riders under 18.',
        },
        {
          title: 'Boat',
          icon: 'sailboat',
          text: 'Fishing boats, pontoons and jet skis, on the water and on the trailer.',
          covers: [
            'Hull, motor and trailer',
            'Liability on the water',
            'Fuel spill and wreck removal',
            'Fishing gear and electronics',
            'Towing on the water',
          ],
          note: 'Motorboats need registration and an aquatic invasive species decal.',
        },
        {
          title: 'ATV',
          icon: 'tree-pine',
          text: 'Four-wheelers and side-by-sides, and snowmobiles too.',
          covers: [
            'Liability off your own land',
            'Collision and rollover',
            'Theft, fire and hail',
            'Winches, plows and tracks',
            'Medical payments',
          ],
          note: 'Designated trails need a permit. Road use needs registration and insurance.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'Essential coverage types',
      intro: 'Six lines to find on any quote, ours included, before you compare the price.',
      items: [
        'Liability, at a limit that protects what you own',
        'Collision and comprehensive, each with its own deductible',
        'Total loss: depreciated value, agreed value or replacement',
        'Belongings and awnings, with the sum they are insured for',
        'Roadside assistance that can lift and tow your size',
        'Vacation liability, or full-timer liability if you live aboard',
      ],
    },
    {
      kind: 'questions',
      ground: 'band',
      title: 'Asked in the driveway',
      intro: 'Bring the registration along and we look yours up.',
      items: [
        {
          question: 'Is my trailer covered by my truck?',
          answer: 'Your truck’s liability usually follows while hitched. Damage to the trailer takes its own coverage.',
        },
        {
          question: 'We live in ours. What changes?',
          answer:
            'You need full-timer coverage: more like home liability, with belongings. Carriers set how many months make you one. Tell us, or a claim can go badly.',
        },
        {
          question: 'Must I insure my side-by-side?',
          answer:
            'On trails the law asks for a permit. On public roads registration and insurance rules apply. A loan may ask for more.',
        },
        {
          question: 'Does boat insurance have to be year-round?',
          answer: 'Some carriers offer lay-up months. Fire and theft can still happen in the shed.',
        },
        {
          question: 'What if my RV is totaled?',
          answer:
            'You get what the policy says: depreciated value, an agreed figure or a replacement. Ask which before you buy.',
        },
        {
          question: 'Can I rent mine out?',
          answer:
            'Not on an ordinary policy: most exclude it, even for a weekend. Ask us before the first booking, and ask the rental platform what its cover leaves out.',
        },
        {
          question: 'Are the four-wheelers in my toy hauler insured with it?',
          answer: 'Usually not as vehicles. Each machine needs to be listed or to have its own policy.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'plain',
      title: 'One call for everything in the shed',
      text: 'Year, make, model and how you use each one. We tell you which of them can share a policy.',
      actions: [quote('Get RV Quote'), call()],
    },
  ],
})
