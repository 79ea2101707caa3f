import { call, mail, quote, toPage } from '../action.ts'
import { agency } from '../agency.ts'
import { defineService } from '../service.ts'

const specialist = agency.staff.sr22

export default defineService({
  name: 'SR22 Filing',
  group: 'journeys',
  order: 3,
  icon: 'file-check',
  line: 'Filed and watched for 3 years',
  meta: {
    title: 'SR22 Filing',
    description:
      'SR22 filing in Wyoming: what the form is, how it is filed with the state, the 3 continuous years it takes, and how to keep a lapse from starting it over.',
    keywords: ['SR22 Wyoming', 'SR22 filing Sheridan', 'non-owner SR22', 'license reinstatement Wyoming'],
  },
  card: {
    kind: 'further',
    order: 7,
    text: 'The form your insurer files so that you can drive again, and the three years that follow.',
    bullets: ['Immediate Filing', '3-Year Monitoring', 'Confidential Service'],
  },
  hero: {
    title: 'SR22 Filing',
    lede: 'How to drive legally again: what must be filed, for how long, and who needs to know. That is the carrier and the state.',
    actions: [quote('Get SR22 Quote'), call()],
  },
  quoteOpensTab: false,
  sections: [
    {
      kind: 'profile',
      person: 'sr22',
      title: specialist.name,
      text: [
        `${specialist.firstName} looks after SR22 filings at our ${agency.address.city} office. You deal with one person, from the state’s letter to the last of the three years.`,
        `Bring the letter from WYDOT. ${specialist.firstName} reads it with you, finds the carriers that will file for you, and says what each would cost before you decide.`,
        'What happened on the road is between you and the state. No form of ours asks.',
      ],
      doors: [
        {
          action: call(`Call ${specialist.firstName}`),
          icon: 'phone',
          text: `${agency.phone.display}, ${agency.hours.office.map(({ days }) => days).join()}`,
        },
        {
          action: mail(`Write to ${specialist.firstName}`, specialist.email),
          icon: 'mail',
          text: 'For letters, papers and questions',
        },
        {
          action: quote('Start a quote'),
          icon: 'file-check',
          text: 'Opens our quoting partner’s form in a new tab',
        },
      ],
    },
    {
      kind: 'statement',
      ground: 'dark',
      title: 'A form, not a policy',
      text: [
        'An SR22 is a certificate that your insurer sends to the Wyoming Department of Transportation. It says that you carry at least the liability insurance the law asks for, and that the state will hear of it if you stop.',
        'The insurance is an ordinary auto policy, or a non-owner policy if you have no car. We usually suggest more than the law’s least: those limits are soon spent.',
        'Not every suspension needs one, and some stay until something else is settled. The letter from WYDOT says which is yours.',
      ],
      points: [
        {
          title: '25/50/20',
          text: 'The law’s least: $25,000 for one person hurt, $50,000 for all, $20,000 for property.',
        },
        { title: '3 years', text: 'Continuous, from the date that the state sets.' },
        { title: 'One gap', text: 'The insurer has to report it, and the count begins again.' },
      ],
      source: {
        name: 'Wyoming Statutes, title 31, chapter 9, for the limits and the 3 years',
        asOf: 'read November 2026',
      },
    },
    {
      kind: 'steps',
      title: 'From the letter to the license',
      items: [
        {
          title: 'The letter from WYDOT',
          text: 'It names what the state wants from you and from when. Read it to us over the phone if you like.',
        },
        {
          title: 'A policy',
          text: 'For your car, or a non-owner policy if you drive what others own. We ask several carriers.',
        },
        { title: 'The filing', text: 'The carrier sends the SR22 to the state. You get a copy.' },
        {
          title: 'Reinstatement',
          text: 'You pay WYDOT’s reinstatement fee, and meet whatever else the letter lists. Do not drive before the state says so.',
        },
        {
          title: 'Three years without a gap',
          text: 'The requirement runs for 3 continuous years. Ask WYDOT for your end date, and write it down.',
        },
      ],
    },
    {
      kind: 'tiles',
      ground: 'band',
      title: 'What we do',
      items: [
        {
          title: 'Immediate Filing',
          icon: 'zap',
          text: 'The day we bind, where the carrier files electronically.',
        },
        {
          title: '3-Year Monitoring',
          icon: 'calendar-clock',
          text: 'We remind you before each payment, and at the end.',
        },
        {
          title: 'Confidential Service',
          icon: 'lock-keyhole',
          text: 'Shared with the carriers we ask and the state, as our Privacy Policy says.',
        },
        { title: 'Non-Owner Policies', icon: 'key-round', text: 'A filing without a car of your own.' },
        { title: 'Filings Elsewhere', icon: 'map-pin', text: 'For a state you have moved from.' },
        { title: 'A Second Look', icon: 'search-check', text: 'Yearly, as your record ages and prices ease.' },
      ],
      actions: [toPage('Privacy Policy', '/privacy-policy')],
    },
    {
      kind: 'notice',
      tone: 'warn',
      icon: 'triangle-exclamation-point',
      title: 'A lapse starts the three years over',
      text: [
        'If the policy ends or a payment is missed, the insurer must tell the state. Your license can be suspended again, and the 3 years begin anew. Confirm the date with WYDOT, and call us before a due date you cannot meet.',
      ],
    },
    {
      kind: 'questions',
      title: 'Plain answers',
      intro: 'Short, because you want to be back on the road.',
      items: [
        {
          question: 'What is it?',
          answer: 'A form your insurer files to show the state you carry the required liability insurance.',
        },
        {
          question: 'How long?',
          answer: 'Three years, continuous. A lapse restarts it. Confirm your end date with WYDOT.',
        },
        {
          question: 'I have no car.',
          answer: 'A non-owner policy can carry the filing. If someone at home owns a car you drive, tell us.',
        },
        {
          question: 'What if I miss a payment?',
          answer: 'The insurer must tell the state and your license can be suspended again. Call before the due date.',
        },
        {
          question: 'Will it cost more?',
          answer: 'The filing fee is usually small; the driving record moves the price. We ask several carriers.',
        },
        {
          question: 'I moved here with a filing from elsewhere.',
          answer: 'That state still decides. We look for a carrier that files there.',
        },
        {
          question: 'Who finds out?',
          answer:
            'The carriers we ask and the state have to know. Family, employers and neighbors do not hear of it from us, and this page carries no advertising trackers.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'One call, then it is moving',
      text: 'Have your license number and the letter at hand. If you cannot find the letter, call anyway.',
      actions: [quote('Get SR22 Quote'), call()],
    },
  ],
})
