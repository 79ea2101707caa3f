import { agency } from '../agency.ts'
import { call, newTab, openDialog } from '../action.ts'
import { defineService } from '../service.ts'

const lifeQuotes = newTab('Life Insurance Quotes', agency.links.lifeQuotes)
const calculator = (text: string) => openDialog(text, 'retirement-calculator')

export default defineService({
  name: 'Life & Health',
  group: 'household',
  order: 2,
  icon: 'heart-pulse',
  line: 'Income, health, disability',
  meta: {
    title: 'Life & Health Insurance',
    description:
      'Life, health and disability insurance in Wyoming: how much life insurance is enough, a retirement calculator, and an agent who explains both.',
    keywords: ['life insurance Wyoming', 'health insurance', 'disability insurance', 'retirement calculator'],
  },
  card: {
    kind: 'main',
    order: 4,
    text: 'Income, health and the people who depend on both.',
    bullets: ['Life', 'Health', 'Disability'],
  },
  hero: {
    title: 'Life & Health Insurance',
    lede: 'How much is enough, and what if you get sick instead? A number you can follow on one sheet of paper, and no pressure.',
    actions: [lifeQuotes, calculator('Open Retirement Calculator')],
  },
  sections: [
    {
      kind: 'table',
      title: 'How much life insurance is needed?',
      intro: 'Four sums and one subtraction. They are rules of thumb; your own numbers come next.',
      columns: ['Need', 'Rule of thumb', 'Why it is there'],
      rows: [
        ['Income replacement', '10-12 times salary', 'The people who live on your pay go on living on it.'],
        [
          'Debt',
          'Mortgage plus loans',
          'The house, the pickup and the cards are settled rather than inherited as payments.',
        ],
        ['College', 'College costs', 'What you expect to pay, for each child, at the kind of school you have in mind.'],
        [
          'Final expenses',
          '$10-15k',
          'The median funeral with burial was $8,300 in 2023, before plot and stone (National Funeral Directors Association).',
        ],
        ['Take off', 'Savings and life insurance you have', 'What is there already does not have to be bought again.'],
      ],
      note: 'Two ways to count. The first line alone is the shortcut. Item by item is called DIME: debt, income, mortgage, education. Do not add both in full, or the mortgage counts twice.',
      actions: [lifeQuotes, calculator('See what retirement takes')],
    },
    {
      kind: 'covers',
      ground: 'band',
      title: 'Three ways to keep a household going',
      intro: 'One pays if you die, one pays the doctor, one pays you while you cannot work.',
      items: [
        {
          title: 'Life',
          icon: 'heart-handshake',
          text: 'Money for the people who count on your pay, in one sum they can use as they need.',
          covers: [
            'Term life, for a need that ends',
            'Whole and universal life, for one that does not',
            'Policies sized to a mortgage',
            'Final expense policies',
            'Key person and buy-sell policies',
          ],
          note: 'Some policies need no exam. Health questions still apply.',
        },
        {
          title: 'Health',
          icon: 'stethoscope',
          text: 'Plans for people who buy their own, and for small employers in Wyoming.',
          covers: [
            'Marketplace plans for one person or a family',
            'Plans bought outside the marketplace',
            'Small group plans',
            'Enrollment after a move, a birth or a job change',
            'Plans beside a health savings account',
          ],
          note: 'HealthCare.gov serves Wyoming. Dates shift from year to year, so ask us for this year’s.',
        },
        {
          title: 'Disability',
          icon: 'accessibility',
          text: 'Part of your income, when an illness or an injury keeps you from earning it.',
          covers: [
            'Short-term disability',
            'Long-term disability',
            'Own-occupation definitions',
            'Policies for the self-employed',
            'Business overhead expense',
          ],
          note: 'Often around 60% of pay, after a waiting period you choose.',
        },
      ],
    },
    {
      kind: 'statement',
      id: 'retirement',
      title: 'What will a month in retirement cost you?',
      text: [
        'Our Retirement Calculator puts your expenses beside your income, and shows whether they meet. It opens on this page, counts while you type, and sends nothing to anybody.',
        'Print the result and bring it along if you like. We read it with you and say which gaps insurance can fill, and which it cannot.',
      ],
      points: [
        {
          title: 'What has to be paid',
          text: 'Housing, groceries, health care and the rest, apart from what makes life pleasant.',
        },
        {
          title: 'What comes in',
          text: 'Social Security, pensions and annuities first; then a share of your savings each year.',
        },
        {
          title: 'What is missing or left',
          text: 'One amount a month, and whether the essentials are met without touching savings.',
        },
      ],
      actions: [calculator('Open Retirement Calculator')],
    },
    {
      kind: 'figures',
      ground: 'dark',
      title: 'Where other households stand',
      items: [
        {
          figure: '51%',
          text: 'of adults say they own life insurance',
          source: { name: 'LIMRA and Life Happens, Insurance Barometer', asOf: '2025' },
        },
        {
          figure: '40%',
          text: 'of adults, about 100 million people, say they need life insurance or more of it',
          source: { name: 'LIMRA and Life Happens, Insurance Barometer', asOf: '2025' },
        },
        {
          figure: '56%',
          text: 'of people who turn 65 will need serious long-term help, many of them for under three years',
          source: { name: 'U.S. Department of Health and Human Services, ASPE', asOf: '2021' },
        },
      ],
    },
    {
      kind: 'tiles',
      title: 'Smaller policies for particular bills',
      intro: 'Each pays a set amount or a set kind of bill. Ask which of them you can leave out.',
      items: [
        { title: 'Critical Illness', icon: 'activity', text: 'A lump sum after a diagnosis that the policy lists.' },
        {
          title: 'Accident',
          icon: 'bandage',
          text: 'Set amounts for injuries, from a broken wrist to a night in the hospital.',
        },
        {
          title: 'Dental & Vision',
          icon: 'eye',
          text: 'Cleanings, fillings, exams and glasses, up to a yearly limit.',
        },
        { title: 'Hospital Indemnity', icon: 'bed', text: 'A set amount for a hospital stay, yours to use.' },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      icon: 'info',
      title: 'These go beside health insurance, not in its place',
      text: [
        'Accident, critical illness and hospital indemnity policies pay fixed amounts. They are not major medical insurance and leave most of a large bill unpaid.',
      ],
    },
    {
      kind: 'questions',
      ground: 'band',
      title: 'Questions at the kitchen table',
      intro: 'Short answers. The long ones depend on you.',
      items: [
        {
          question: 'Term or permanent?',
          answer:
            'Term fits a need that ends, like a mortgage. Permanent fits one that does not. Many families use mostly term.',
        },
        {
          question: 'Is life insurance at work enough?',
          answer:
            'It is a start, often one or two years’ pay, and usually ends with the job. Count it, then check the table.',
        },
        {
          question: 'What does disability insurance pay?',
          answer:
            'Part of your income, often around 60%, after a waiting period you choose. Ask whether it means your own occupation or any, and for how long.',
        },
        {
          question: 'When can I buy health insurance?',
          answer:
            'In the yearly enrollment on HealthCare.gov, or after a change such as losing coverage, marrying or a birth. Dates shift, so ask.',
        },
        {
          question: 'Does Medicare pay for a nursing home?',
          answer: 'It pays for limited skilled care. It does not pay for long help with bathing, dressing or meals.',
        },
        {
          question: 'What is hospital indemnity?',
          answer: 'A set amount for a hospital stay, yours to use. It does not replace health insurance.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'plain',
      title: 'Start with one number',
      text: 'Fill in the table on the back of an envelope, or call and we will do it with you.',
      actions: [lifeQuotes, calculator('Retirement Calculator'), call()],
    },
    { kind: 'place', part: 'retirement-calculator', title: 'Retirement Calculator' },
  ],
})
