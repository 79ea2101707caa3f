import { call, quote, scrollTo } from '../action.ts'
import { defineService } from '../service.ts'

const aipla = { name: 'AIPLA economic survey, cases through trial', asOf: '2019' }

export default defineService({
  name: 'IP Insurance',
  group: 'business',
  order: 4,
  icon: 'lightbulb',
  line: 'Patents, trademarks, copyright',
  meta: {
    title: 'IP Insurance',
    description:
      'Intellectual property insurance: defense when you are accused, enforcement when you are copied, limits to $20M+, and a calculator for what a dispute could cost.',
    keywords: [
      'intellectual property insurance',
      'patent defense insurance',
      'trademark insurance',
      'IP enforcement coverage',
      'IP claim cost calculator',
    ],
  },
  card: {
    kind: 'further',
    order: 6,
    text: 'For the letter from a stranger’s lawyer, and for the cost of defending what you made.',
    bullets: ['Patent Defense', 'Trademark Protection', 'Enforcement Coverage'],
  },
  hero: {
    title: 'IP Insurance',
    lede: 'Making something is one cost; defending it is another. Cover for patents, trademarks, copyright and trade secrets.',
    actions: [quote('Get IP Quote'), call()],
  },
  sections: [
    {
      kind: 'statement',
      title: 'Two covers, two different fights',
      text: [
        'Defense answers when somebody says that you infringe. Enforcement pays your lawyers when somebody infringes you and you decide to stop them. They are bought apart, and some firms need only one.',
        'General liability does a little of the first: copyright, trade dress or a slogan in your own advertising may be in. Patents, trade secrets and most trademark fights are excluded. We read that policy with you before we talk about another.',
        'Both are written claims-made, with a share of each bill left to you. A dispute you already know of stays outside.',
      ],
      actions: [scrollTo('What would a dispute cost?', '#calculator')],
    },
    {
      kind: 'covers',
      ground: 'band',
      title: 'Coverage options and their limits',
      intro: 'Limits are subject to underwriting and vary by carrier.',
      items: [
        {
          title: 'Patent Defense',
          icon: 'shield',
          text: 'Somebody says that your product, process or software uses their patent.',
          covers: [
            'Lawyers and expert witnesses',
            'Challenges to the other side’s patent',
            'Settlements and damages, on some forms',
            'Customers you indemnify, if listed',
          ],
          limits: '$1M-$20M+ per claim',
        },
        {
          title: 'Trademark Protection',
          icon: 'tag',
          text: 'Somebody says that your name, label, packaging or content is too close to theirs.',
          covers: [
            'Trademark and trade dress claims',
            'Copyright claims',
            'Domain name disputes',
            'Cost of a forced rebranding, if listed',
          ],
          limits: '$1M-$20M+ per claim',
        },
        {
          title: 'Enforcement Coverage',
          icon: 'swords',
          text: 'Somebody copies what is yours, and you decide to go after them. Lost sales are not paid.',
          covers: [
            'Your cost to sue',
            'Countersuits against you',
            'Answers to a challenge of your own rights',
            'Repaid out of what you win',
          ],
          limits: '$500K-$10M+',
        },
      ],
    },
    {
      kind: 'figures',
      title: 'What the market looks like',
      intro:
        'Median costs of a patent case as lawyers report them. The 2023 survey puts cases with $1-25 million at risk higher and larger ones lower.',
      items: [
        { figure: '$700,000', text: 'median cost of a patent case, at the lowest amount at risk', source: aipla },
        { figure: '$4 million', text: 'median cost, at the highest amount at risk', source: aipla },
        {
          figure: '40%',
          text: 'of U.S. patent cases were filed in the Eastern and Western districts of Texas',
          source: { name: 'Unified Patents', asOf: 'first half of 2025' },
        },
      ],
    },
    {
      kind: 'list',
      look: 'ruled',
      ground: 'dark',
      title: 'Key protection areas',
      items: [
        { title: 'Patents', text: 'Inventions, processes, designs. Yours, and the ones you did not know were there.' },
        {
          title: 'Trademarks',
          text: 'Names, logos, labels. A livestock brand recorded with the Wyoming Livestock Board is not one, and neither is a company registration.',
        },
        { title: 'Copyright', text: 'Text, photographs, music, code, and whatever a contractor left on your website.' },
        {
          title: 'Trade secrets',
          text: 'Recipes, customer lists, methods, and the employee who arrives with somebody else’s.',
        },
        {
          title: 'Contracts that make you indemnify',
          text: 'One clause can make a customer’s lawsuit yours. It is the first thing we look for.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Industry risks',
      intro: 'Where disputes tend to start, and what to look at first.',
      columns: ['Industry', 'Where it tends to start', 'Look at first'],
      rows: [
        ['Technology', 'Patent assertion against software and devices', 'Indemnity promised to customers'],
        ['Life sciences', 'Long cases over compounds, tests and devices', 'Limits that last through trial'],
        ['Manufacturing', 'Product and tooling claims', 'Work made to a customer’s drawings'],
        ['Creative', 'Music, images and text used without a license', 'What general liability’s advertising part does'],
        ['Financial', 'Patents on software methods', 'What vendors’ contracts will defend, and what not'],
        [
          'Outdoor, food and beef brands',
          'Names, labels and trade dress',
          'Whether the name is registered as a trademark',
        ],
      ],
    },
    {
      kind: 'place',
      part: 'ip-calculator',
      id: 'calculator',
      ground: 'band',
      title: 'What would a dispute cost you?',
      intro: 'Four choices, one estimate. The figures stay in your browser.',
    },
    {
      kind: 'questions',
      title: 'From the people who make things',
      intro: 'Let your lawyer read the answers too.',
      items: [
        {
          question: 'Doesn’t general liability cover this?',
          answer: 'A little: some advertising claims. Patents, trade secrets and most trademark fights are excluded.',
        },
        {
          question: 'Defense or enforcement?',
          answer: 'Defense if you might be accused. Enforcement if your worry is being copied. Some firms buy both.',
        },
        {
          question: 'Does it pay damages?',
          answer: 'Some defense forms pay damages and settlements, some only legal cost. Ask to see it.',
        },
        {
          question: 'We got a letter last month. Can we insure it?',
          answer: 'Usually not that dispute. Tell us before you answer it.',
        },
        {
          question: 'Is our name protected because we registered the company?',
          answer: 'Company registration is not a trademark. Ask a trademark lawyer.',
        },
        {
          question: 'What do you need from us?',
          answer: 'Your products, revenue, registrations, contracts with indemnity clauses, and any letters received.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Before the letter comes',
      text: 'Insurers ask about disputes you know of. The day to talk is one when there are none.',
      actions: [quote('Get IP Quote'), call()],
    },
  ],
})
