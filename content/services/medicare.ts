import { agency } from '../agency.ts'
import { call, newTab, openDialog, scrollTo } from '../action.ts'
import { medicareDates } from '../medicare-dates.ts'
import { defineService } from '../service.ts'
import { ttyAndHours } from '../medicare-sentence.ts'
import { soaQuestions, waitingPeriodSentence } from '../soa-questions.ts'

const { birthdayRule } = medicareDates
const { firstName, name } = agency.staff.medicare
const soaForm = newTab('Scope of Appointment Form', '/soa-form')
const callExpert = call('Call Medicare Expert', 'medicare')
const wait = waitingPeriodSentence()

export default defineService({
  name: 'Medicare',
  group: 'household',
  order: 3,
  icon: 'shield-plus',
  line: 'Medigap, Part D, Advantage',
  meta: {
    title: 'Medicare',
    description:
      'Medicare in plain words from a licensed specialist in Sheridan, Wyoming: Parts A to D, Medigap, enrollment periods and the Birthday Rule.',
    keywords: ['Medicare Wyoming', 'Medigap', 'Medicare Part D', 'Medicare Advantage', 'Wyoming Birthday Rule'],
  },
  card: {
    kind: 'main',
    order: 5,
    text: 'Plain answers about Parts A to D, Medigap and the Wyoming Birthday Rule.',
    bullets: ['Medigap', 'Part D', 'Advantage'],
  },
  hero: {
    title: 'Medicare, in plain words',
    lede: 'Parts A to D, Medigap, drug plans and Advantage, explained by a Sheridan specialist with almost 30 years of experience.',
    actions: [soaForm, callExpert],
  },
  sections: [
    { kind: 'place', part: 'medicare-disclosure', title: 'About our Medicare help' },
    {
      kind: 'profile',
      title: name,
      person: 'medicare',
      text: [
        `${firstName} has helped people choose Medicare coverage for almost 30 years, and holds the licensing needed to discuss and sell Medicare products in Wyoming.`,
        'The Scope of Appointment form must be completed before she meets clients about Medicare options. It says what you want to talk about, and keeps the talk to that.',
        ...(wait ? [wait] : []),
      ],
      doors: [
        {
          action: soaForm,
          icon: 'file-pen-line',
          text: 'Before we talk about plans. Five minutes, opens in a new tab.',
        },
        {
          action: scrollTo('SOA FAQ', '#faq'),
          icon: 'circle-question-mark',
          text: 'What the form is, and what it does not do.',
        },
        {
          action: callExpert,
          icon: 'phone',
          text: `${agency.medicarePhone.display}. ${ttyAndHours}`,
        },
        {
          action: newTab(
            `Enroll in ${agency.medicareCarrier} Medicare Supplement Plans`,
            agency.links.medicareEnrollment,
          ),
          icon: 'external-link',
          text: 'The carrier’s own enrollment portal, in a new tab.',
        },
      ],
    },
    {
      kind: 'place',
      part: 'medicare-video',
      title: 'Hear it before you read it',
      intro: 'Two episodes of our podcast. The players load when you press play, from the podcast’s own site.',
      episodes: ['turning65', 'birthdayRule'],
    },
    {
      kind: 'place',
      part: 'birthday-rule',
      ground: 'dark',
      id: 'birthday-rule',
      title: birthdayRule.title,
      intro:
        'If you already have a Medigap policy, each birthday opens a window in which you can move to another plan or carrier without health questions.',
      actions: [newTab('Read the Birthday Rule document', agency.links.birthdayRuleDocument)],
    },
    { kind: 'place', part: 'medicare-parts', title: 'The four parts' },
    {
      kind: 'table',
      ground: 'band',
      title: 'Three ways to add to A and B',
      intro: 'None is right for everyone. This is how they differ.',
      columns: ['', 'Works with', 'What it does', 'Good to know'],
      rows: [
        [
          'Medigap',
          'Original Medicare',
          'Helps pay the costs that A and B leave to you',
          'Plans carry letters; the same letter covers the same with every carrier',
        ],
        [
          'Part D',
          'Original Medicare',
          'Adds coverage for prescription drugs',
          'Each plan has its own list of drugs and pharmacies',
        ],
        [
          'Advantage',
          'In place of Original Medicare’s A and B',
          'One plan for hospital and medical care, sometimes drugs',
          'Most plans use a network; Medigap does not combine with it',
        ],
      ],
    },
    {
      kind: 'place',
      part: 'medicare-year',
      id: 'enrollment',
      title: 'When you can enroll',
      intro: 'Some windows have the same dates every year. Others move with your birthday, or with your life.',
    },
    {
      kind: 'checklist',
      ground: 'band',
      title: 'Bring this to your appointment',
      intro: 'Bring these; please do not send them.',
      items: [
        'Your completed Scope of Appointment form',
        'Your Medicare card',
        'The plan cards and policies you use today',
        'Your medicines, with doses',
        'The doctors, hospitals and pharmacy you want to keep',
        'Your employer’s letter about coverage, if you still work',
        'VA or TRICARE papers',
        'Where you travel, and where you spend the winter',
      ],
    },
    {
      kind: 'questions',
      id: 'faq',
      title: 'Questions people ask',
      intro: 'The Scope of Appointment form (SOA) has questions of its own.',
      actions: [openDialog('SOA FAQ', 'soa-questions')],
      items: [
        ...soaQuestions().filter(({ question }) =>
          ['What is a Scope of Appointment?', 'Is there a wait?'].includes(question),
        ),
        {
          question: 'I am still working at 65. Must I sign up?',
          answer:
            'Often Part B can wait while you or your spouse work and have the employer’s plan. Company size matters, and COBRA does not count. Ask before you decide.',
        },
        {
          question: 'What if I am late?',
          answer:
            'Unless something excused the wait, Part B then costs 10% of its standard premium more for each full 12 months, and Part D 1% of the national base premium more for each month without creditable drug coverage. Usually for as long as you have the coverage.',
        },
        {
          question: 'Medigap or Advantage?',
          answer:
            'Medigap helps pay what Original Medicare leaves. Advantage is another way to receive Parts A and B. They differ in networks, costs and how easily you can change later.',
        },
        {
          question: 'Can I keep my doctor?',
          answer:
            'With Original Medicare and Medigap, any doctor who takes Medicare. With an Advantage plan, look at its network first; we do that with you.',
        },
        {
          question: 'Can I change my Medigap plan whenever I like?',
          answer: `You may apply any time, but usually with health questions. The Birthday Rule gives Wyoming policyholders ${birthdayRule.days} days from their birthday to move to equal or lesser benefits without them.`,
        },
        {
          question: 'Does the Birthday Rule get me out of Advantage?',
          answer: 'No. It is for people who already have Medigap.',
        },
        {
          question: 'I am under 65 and on Medicare. What can I have?',
          answer: 'Medigap choices are narrower under 65, and Advantage differs by county. Call us and we look.',
        },
        {
          question: 'What if I do nothing in the fall?',
          answer: 'Most plans renew, but drug lists and networks change. Read the notice that comes before October.',
        },
        {
          question: 'Do you share what I write?',
          answer: `No. Your information stays with ${agency.name}. A licensed agent of this agency will contact you.`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Help that sells nothing',
      text: 'Medicare.gov, or 1-800-MEDICARE (1-800-633-4227), TTY 1-877-486-2048. They answer questions about every plan, including those we do not offer. Wyoming’s own counseling program is WSHIIP. None of them charges you.',
      actions: [newTab('Go to Medicare.gov', agency.links.medicareGov)],
    },
    { kind: 'place', part: 'soa-questions', title: 'SOA FAQ' },
  ],
})
