import { call, quote } from '../action.ts'
import { agency } from '../agency.ts'
import { defineService } from '../service.ts'

export default defineService({
  name: 'Surety Bonds',
  group: 'business',
  order: 3,
  icon: 'stamp',
  line: 'Contract and commercial surety',
  meta: {
    title: 'Surety Bonds: contract and commercial',
    description:
      'Bid, performance, payment and maintenance bonds, license and permit, fidelity, court and public official bonds for Wyoming, explained plainly.',
    keywords: [
      'surety bonds Wyoming',
      'performance bond',
      'bid bond',
      'license and permit bond',
      'contractor bonds Sheridan',
    ],
  },
  hero: {
    title: 'Surety Bonds',
    lede: 'Someone told you that you need a bond. Send us their exact wording; we find the form, and tell you what the surety will want to see.',
    actions: [quote('Get Bond Quote'), call()],
  },
  sections: [
    {
      kind: 'statement',
      title: 'Three parties, one promise',
      text: [
        'A bond is not insurance for you. It is a promise to someone else that you will do what you said, and a company with money stands behind it.',
      ],
      points: [
        { title: 'You, the principal', text: 'Make the promise: to build it, pay for it, follow the rule.' },
        { title: 'The obligee', text: 'Asked for the bond, and may call on it: a town, an owner, a court, the state.' },
        { title: 'The surety', text: 'Pays the obligee if you do not. Then you pay the surety back.' },
      ],
    },
    {
      kind: 'place',
      part: 'bond-request',
      ground: 'band',
      title: 'Tell us about the bond',
      intro: 'Which bond, for how much, for whom and by when. If you only have a letter, that is a good start.',
      actions: [call('Ask about a bond')],
    },
    {
      kind: 'covers',
      title: 'Contract Bonds',
      intro:
        'Four that follow a job from the envelope to the end of the warranty. Wyoming asks for a bond on public works over $150,000; at or below, another approved form may do.',
      items: [
        {
          title: 'Bid Bonds',
          icon: 'gavel',
          text: 'Say that you will sign, and furnish the final bonds, if you win.',
          covers: ['Go in with the bid', 'Often a percentage of the bid', 'End when the contract is signed'],
        },
        {
          title: 'Performance Bonds',
          icon: 'hammer',
          text: 'Say that the work will be finished as the contract has it.',
          covers: ['Issued at award', 'Usually the contract’s full price', 'The surety may finish, hire or pay'],
        },
        {
          title: 'Payment Bonds',
          icon: 'hand-coins',
          text: 'Say that crews and suppliers will be paid.',
          covers: [
            'Stand beside the performance bond',
            'Matter most where liens cannot be filed',
            'Have short deadlines for claims',
          ],
        },
        {
          title: 'Maintenance Bonds',
          icon: 'wrench',
          text: 'Say that what fails after completion will be put right.',
          covers: [
            'Begin when the work is accepted',
            'Run for the months the contract names',
            'Answer for faulty work, not for wear',
          ],
        },
      ],
    },
    {
      kind: 'table',
      ground: 'band',
      title: 'Commercial Surety',
      intro: 'Bonds that a law, a court or an employer asks for.',
      columns: ['Bond', 'Who asks for it', 'Worth knowing'],
      rows: [
        [
          'License and Permit',
          'The state, a county or a city, before it lets you work',
          'Vehicle dealers in Wyoming post $25,000. City amounts differ, so ask the city.',
        ],
        [
          'Fidelity',
          'You, your clients, or federal law for a retirement plan',
          'Protects the employer, and is insurance. For a plan: 10% of the funds handled, from $1,000 to $500,000, or $1 million with employer stock.',
        ],
        [
          'Court',
          'A judge, in estates, guardianships and appeals',
          'Ask the clerk for the form and the amount before you apply.',
        ],
        [
          'Public Official',
          'The law that creates the office',
          'Wyoming notaries have not needed one since July 1, 2021.',
        ],
      ],
      note: 'A bonded vehicle title is a bond too: twice the retail value, and none for a vehicle or watercraft under $2,500.',
      source: {
        name: 'W.S. 31-16-103; ERISA section 412; Wyoming Secretary of State; WYDOT bonded titles',
        asOf: 'read in November 2026',
      },
    },
    {
      kind: 'tiles',
      title: 'Industries we bond',
      intro: 'And the people who need one bond, once.',
      items: [
        { title: 'Contractors', icon: 'hard-hat' },
        { title: 'Vehicle dealers', icon: 'car' },
        { title: 'Licensed trades', icon: 'plug' },
        { title: 'Employers with retirement plans', icon: 'piggy-bank' },
        { title: 'Executors and guardians', icon: 'scale' },
        { title: 'Public officers', icon: 'landmark' },
        { title: 'Nonprofits', icon: 'hand-heart' },
        { title: 'Water districts', icon: 'droplets' },
        { title: 'Owners of a lost title', icon: 'file-question-mark' },
      ],
    },
    {
      kind: 'steps',
      ground: 'dark',
      title: 'From the letter to the bond',
      intro: 'Small license bonds can skip the middle.',
      items: [
        { title: 'Send the form or the statute', text: 'The obligee’s own bond form, or the law it quotes.' },
        { title: 'Apply', text: 'The business, and the details of everyone who owns a good share of it.' },
        { title: 'Show the books', text: 'For larger jobs: financial statements, and the work you have on hand.' },
        { title: 'Sign the indemnity', text: 'The owners agree to repay the surety if it has to pay.' },
        { title: 'Deliver the bond', text: 'Signed and sealed, the original goes to the obligee.' },
      ],
    },
    {
      kind: 'questions',
      title: 'Bond questions, short answers',
      intro: 'What contractors, clerks and executors want to know first.',
      items: [
        {
          question: 'Is a bond insurance?',
          answer: 'No. It protects the person who asked for it. If the surety pays, you owe it back.',
        },
        {
          question: 'Why do you ask about credit?',
          answer: 'The surety is lending its name. Credit, experience and cash show whether it would be repaid.',
        },
        {
          question: 'What does it cost?',
          answer:
            'A premium that is part of the bond amount, set by type and by your finances. We quote it; it is usually not refunded.',
        },
        {
          question: 'What is a bid bond?',
          answer: 'It says you will sign and furnish the final bonds if you win.',
        },
        {
          question: 'Do Wyoming notaries need one?',
          answer: 'Not since July 2021. Many still buy errors and omissions insurance.',
        },
        {
          question: 'How fast?',
          answer:
            'Simple license bonds can take a day or so. Large contract bonds need statements; start before the bid.',
        },
        {
          question: 'Do you write bail bonds?',
          answer: 'No. Bail is a different license and a different business.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'A bid date on the calendar?',
      text: `Tell us at ${agency.phone.display} before you price the job, so the surety has time to read.`,
      actions: [quote('Get Bond Quote'), call()],
    },
  ],
})
