import { call, quote } from '../action.ts'
import { agency } from '../agency.ts'
import { cropClosings } from '../crop-closings.ts'
import { defineService } from '../service.ts'

export default defineService({
  name: 'Farm & Ranch',
  group: 'business',
  order: 2,
  icon: 'tractor',
  line: 'Land, livestock and crops',
  meta: {
    title: 'Farm & Ranch Insurance in northern Wyoming',
    description:
      'Buildings, livestock, crops and forage, machinery and farm liability for Wyoming places, with the federal crop deadlines and plain answers.',
    keywords: [
      'farm insurance Wyoming',
      'ranch insurance Sheridan',
      'livestock insurance',
      'crop insurance',
      'PRF rainfall insurance',
    ],
  },
  card: {
    kind: 'main',
    order: 3,
    text: 'Land, livestock, crops and the machines that keep them going.',
    bullets: ['Buildings and equipment', 'Livestock', 'Crop and forage'],
  },
  hero: {
    title: 'Farm & Ranch Insurance',
    lede: 'The house, the cows, the hay and the hired hand rarely fit one policy. We walk the place with you and write down what is insured, for how much, against what.',
    actions: [quote('Get Farm & Ranch Quote'), call()],
  },
  sections: [
    {
      kind: 'covers',
      title: 'What a place can insure',
      intro: 'Each of these names what it pays for. What it does not name is yours.',
      items: [
        {
          title: 'Farm Property',
          icon: 'warehouse',
          text: 'The house you live in and the buildings you work in.',
          covers: [
            'House and household goods',
            'Barns, shops and bins',
            'Corrals and working sheds',
            'Feed and supplies',
          ],
          note: 'A building on a “basic” form may not pay for collapse under snow. We look up which form each one is on.',
        },
        {
          title: 'Livestock Protection',
          icon: 'beef',
          text: 'Dead animals are one risk, a falling market another.',
          covers: [
            'Herd coverage for named causes',
            'Mortality on valuable animals',
            'Theft',
            'Price, through Livestock Risk Protection',
          ],
          note: 'Herd coverage names fire, lightning, collision and the like; sickness and old age are usually out. Livestock Risk Protection insures the price, not the animal.',
        },
        {
          title: 'Crop Insurance',
          icon: 'wheat',
          text: 'Federal programs with dates that do not wait.',
          covers: ['Spring crops', 'Fall wheat', 'Forage production', 'Pasture, Rangeland, Forage (PRF)'],
          note: 'PRF pays on a rainfall index for a grid square, in the two-month intervals you choose. It insures lack of rain alone and never measures your own grass.',
        },
      ],
    },
    {
      kind: 'table',
      ground: 'band',
      title: 'The crop year’s deadlines',
      intro: 'After the closing date nobody can sell you that year’s policy.',
      columns: ['Closing date', 'What closes', 'Come in by'],
      rows: cropClosings.dates.map(({ date, closes, comeBy }) => [date, closes, comeBy]),
      note: 'A weekend can move a date. Prices are set by the federal program and are the same at every agency. This institution is an equal opportunity provider; the carrier’s nondiscrimination statement comes with your application.',
      source: { name: cropClosings.source, asOf: cropClosings.asOf },
    },
    {
      kind: 'tiles',
      title: 'Beside land and animals',
      intro: 'Four more that most places need in some form.',
      items: [
        {
          title: 'Farm Liability',
          icon: 'fence',
          text: 'The cow on the road, the visitor in the corral. Usually not your own employees.',
        },
        {
          title: 'Equipment Coverage',
          icon: 'tractor',
          text: 'Tractors, swathers and balers, listed one by one or together.',
        },
        {
          title: 'Product Liability',
          icon: 'package',
          text: 'Beef, hay, eggs or honey that you sell from the place.',
        },
        {
          title: 'Farm Auto',
          icon: 'truck',
          text: 'Pickups, grain trucks and the trailers behind them.',
        },
      ],
    },
    {
      kind: 'list',
      ground: 'dark',
      look: 'ruled',
      title: 'What falls between policies',
      intro: 'Losses that people here thought somebody had written down.',
      items: [
        {
          title: 'Fences, stacked hay, fuel and tack',
          text: 'Often on no list until you put them on one, with a sum.',
        },
        {
          title: 'Hauling and borrowed machines',
          text: 'Who pays depends on whose machine it is, whose stock is in the trailer, and whether anyone was paid.',
        },
        {
          title: 'Custom work and spray drift',
          text: 'Work for a neighbor’s money may be a business your farm policy leaves out.',
        },
        {
          title: 'Hunting leases and paying guests',
          text: 'A guest who pays is not a guest to the policy. Tell us before the first one arrives.',
        },
        {
          title: 'The hired hand',
          text: 'Of agriculture, only logging is on the state’s required list for workers’ compensation (W.S. 27-14-108). For the rest it is your choice to make.',
        },
        {
          title: 'Proof that they were yours',
          text: 'Brand inspection goes with sales, and with most moves out of the county. In a theft claim those papers are the evidence.',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'Asked across the kitchen table',
      intro: 'The ones we hear between calving and haying.',
      items: [
        {
          question: 'When is the PRF deadline?',
          answer: 'December 1 for the coming year. Come in by mid-November to choose your grid and months.',
        },
        {
          question: 'Will PRF pay if my pasture dries up?',
          answer:
            'Only if the index for your grid falls below your choice in the months you chose. It never reads your rain gauge.',
        },
        {
          question: 'Does my policy pay if cattle die?',
          answer:
            'It depends on the cause. Lightning or a truck wreck often, sickness usually not. Valuable animals can have their own policy.',
        },
        {
          question: 'Is my hired hand covered by the state?',
          answer:
            'Not automatically. Ranch work is not on the required list, so you choose. Better before calving than after an accident.',
        },
        {
          question: 'What if a car hits my cow?',
          answer:
            'Call the sheriff, then us and the carrier. Take photographs and stick to what happened. Whether you owe anything depends on the road, the fence and what you knew.',
        },
        {
          question: 'Would snow on the barn be covered?',
          answer: 'Some forms pay for collapse, some do not. We will look up which one your barn is on.',
        },
      ],
    },
    {
      kind: 'list',
      ground: 'band',
      look: 'trio',
      title: `Why Choose ${agency.shortName}`,
      items: [
        {
          title: 'We come to you',
          text: 'Values set at a desk miss the second well and the new calving shed.',
        },
        {
          title: 'One calendar',
          text: 'Crop dates, renewals and the day the bank wants proof, on one sheet.',
        },
        {
          title: 'Carriers that know stock',
          text: 'We ask the ones that can tell a bred heifer from a cull, and claims can be reported to them 24/7.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'plain',
      title: 'Before the next closing date',
      text: `Call ${agency.phone.display} and tell us what runs on the place. Coverage starts when the carrier confirms it in writing.`,
      actions: [quote('Get Farm & Ranch Quote'), call()],
    },
  ],
})
