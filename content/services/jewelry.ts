import { call, portal } from '../action.ts'
import { defineService } from '../service.ts'

export default defineService({
  name: 'Jewelry',
  group: 'journeys',
  order: 4,
  icon: 'gem',
  line: 'Rings, watches, heirlooms',
  meta: {
    title: 'Jewelry Insurance',
    description:
      'Jewelry insurance for rings, watches and heirlooms: how it differs from a home policy, what 1-3% of the value buys, and the papers you need.',
    keywords: [
      'jewelry insurance',
      'engagement ring insurance',
      'watch insurance',
      'scheduled jewelry',
      'ring appraisal',
    ],
  },
  card: {
    kind: 'further',
    order: 4,
    text: 'We read your home policy first. Sometimes it is enough; often the limit is too small.',
    bullets: ['Loss', 'Theft', 'Damage'],
  },
  hero: {
    title: 'Jewelry Insurance',
    lede: 'Your home policy knows about your ring. It may not know what it is worth.',
    actions: [portal('Get Jewelry Quote'), call()],
  },
  sections: [
    {
      kind: 'table',
      title: 'Standard home policy or jewelry coverage?',
      intro: 'The same ring, lost two ways. Send us your policy: we read the jewelry limit before we quote anything.',
      columns: ['', 'Standard home policy', 'Jewelry coverage'],
      rows: [
        ['Theft', 'Commonly $1,000-$2,500 for all pieces together', 'The value of each listed piece'],
        ['Lost, and nobody knows how', 'Usually not', 'Usually yes'],
        ['Broken, or a stone gone', 'Only from the causes it names', 'Usually yes'],
        ['Travel', 'Limited', 'Usually worldwide'],
        ['Deductible', 'The home deductible', 'Often none'],
        [
          'Paid as',
          'Depreciated value or replacement, up to the cap',
          'Repair, replacement or agreed value: ask which',
        ],
      ],
      source: { name: 'TNC Insurance, for the theft limit', asOf: 'read November 2026' },
    },
    {
      kind: 'covers',
      ground: 'band',
      title: 'What jewelry coverage pays for',
      intro:
        'Claims are typically resolved in 5-7 business days once the papers are complete. A police report for a theft is one of them.',
      items: [
        {
          title: 'Loss',
          icon: 'search',
          text: 'Gone, and you cannot say where.',
          covers: [
            'Down a drain',
            'Slipped off in the snow',
            'Left behind on a trip',
            'A stone missing from its setting',
          ],
        },
        {
          title: 'Theft',
          icon: 'lock-keyhole',
          text: 'At home, on the road, out of a locker.',
          covers: ['Burglary', 'Robbery', 'From a car or a hotel room', 'One of a pair, if the policy lists pairs'],
        },
        {
          title: 'Damage',
          icon: 'hammer',
          text: 'Sudden damage, repaired or replaced.',
          covers: ['A cracked stone', 'A bent band', 'A shattered watch crystal', 'Fire and storm'],
          note: 'Wear, scratches, loose prongs and a clasp that gave out with age are upkeep, and not insured.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'What it costs: four examples',
      intro: 'Coverage typically costs 1-3% of the value a year. The arithmetic for four pieces:',
      amounts: true,
      columns: ['Piece', 'Value', 'At 1%', 'At 3%'],
      rows: [
        ['Ring, lab-grown diamond, average price', '$4,300', '$43', '$129'],
        ['Ring, natural diamond, average price', '$7,000', '$70', '$210'],
        ['Watch or a larger stone', '$15,000', '$150', '$450'],
        ['Family collection', '$30,000', '$300', '$900'],
      ],
      note: 'Examples, not offers. Where you live, how pieces are stored and the deductible move the price within the range.',
      source: { name: 'The Knot, for the two average prices', asOf: '2026' },
    },
    {
      kind: 'questions',
      ground: 'band',
      title: 'Asked across the counter',
      intro: 'Read them beside your own home policy.',
      items: [
        {
          question: 'Is it covered at home already?',
          answer: 'Fire and a few other causes, yes; theft up to a small limit. Losing it down a drain, usually not.',
        },
        {
          question: 'Listed on my home policy or its own?',
          answer: 'Both can work. Its own policy keeps small losses off your home record; ask how each pays.',
        },
        {
          question: 'Do I need an appraisal?',
          answer: 'For listed pieces usually, from an independent appraiser. A recent receipt may do.',
        },
        {
          question: 'My lab-grown stone has an old appraisal. Does that matter?',
          answer:
            'Yes. Prices for lab-grown stones have fallen, so an old figure has you paying for value that no claim would bring back. Have it appraised again.',
        },
        { question: 'Can I wear it every day?', answer: 'Yes. Have the prongs checked; wear is not insured.' },
        {
          question: 'Can I choose the jeweler?',
          answer: 'Some policies allow it, some replace through their own. Ask first.',
        },
        {
          question: 'Is an heirloom replaceable?',
          answer: 'Not the memory. An agreed value settles the money before any loss.',
        },
        {
          question: 'How long does a claim take?',
          answer:
            'Typically 5-7 business days once the papers are complete. Good photographs and a recent appraisal are what shortens it.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'What you need',
      intro: 'Four things to have ready.',
      items: [
        'A receipt, or an appraisal made within the last 3 years',
        'Photographs: front, side and any engraving',
        'Grading certificate and serial number, if there are any',
        'Where each piece is kept, and who wears it',
      ],
    },
    {
      kind: 'steps',
      ground: 'band',
      title: 'Four next steps',
      items: [
        {
          title: 'Have it appraised',
          text: 'By somebody who is not selling it to you. A receipt of this year may be enough.',
        },
        {
          title: 'List each piece',
          text: 'On your home policy or on one of its own. We show you both prices and how each one pays.',
        },
        {
          title: 'Choose the terms',
          text: 'The deductible, worldwide use, and repair, replacement or agreed value.',
        },
        {
          title: 'Check the value again',
          text: 'Refresh the appraisal every 3-5 years. Gold and stones move, both ways.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'plain',
      title: 'Have the receipt ready?',
      text: 'Have the value and a description at hand. The quote form opens in a new tab.',
      actions: [portal('Get Jewelry Quote'), call()],
    },
  ],
})
