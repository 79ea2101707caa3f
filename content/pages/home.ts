import { agency } from '../agency.ts'
import { type PageMeta } from '../page-meta.ts'

export const home = {
  meta: {
    title: 'Home',
    wholeTitle: `${agency.name} | Independent insurance in Sheridan, Wyoming`,
    description:
      'An independent, woman-veteran-owned insurance agency in Sheridan, Wyoming: home, auto, business, farm and ranch, life, health, Medicare and more.',
    keywords: [
      'insurance agency Sheridan Wyoming',
      'independent insurance agent',
      'home insurance',
      'farm and ranch insurance',
      'Medicare',
    ],
    path: '/',
  } satisfies PageMeta,
  hero: {
    eyebrow: `Independent and local. ${agency.address.city}, ${agency.address.stateName}, since ${agency.founded}.`,
    title: 'Insurance from people who know your road home.',
    lede: 'We compare A-rated carriers for families, businesses, farms and ranches across Wyoming, and we answer the phone when you need us.',
  },
  facts: [
    { figure: `${agency.figures.yearsOfExperience} years`, text: 'of experience' },
    { figure: String(agency.figures.insuranceTypes), text: 'kinds of insurance' },
    { figure: agency.figures.rating, text: 'rated agency' },
    { figure: agency.figures.claims, text: 'claims support: carriers take claims day and night' },
  ],
  services: {
    title: 'Cover for the whole of your life here',
    intro: 'Six lines carry most of what our neighbors need. Start with the one that sounds like you.',
    further: 'And for everything else',
  },
  values: {
    title: 'What we hold to',
    intro: 'Three habits, older than our sign.',
    items: [
      {
        title: 'We tell you what a policy leaves out',
        text: 'A price means little until you know what it does not pay for. You hear that part from us first, before you sign.',
      },
      {
        title: 'We answer the phone ourselves',
        text: 'In office hours a person in Sheridan picks up: somebody who can look at your policy while you talk.',
      },
      {
        title: 'We shop for you, not for one company',
        text: 'Independent means that we hold several carriers’ appointments. We tell you which ones we asked, and why.',
      },
    ],
  },
  comingSoon: {
    title: 'Three AI tools, in the workshop',
    intro:
      'They are not here yet and do nothing today. When they arrive, a licensed person will still check the answer.',
    badge: 'Coming soon',
    tools: [
      { title: 'Quote generator', text: 'A first price range from a few plain questions.', icon: 'calculator' },
      {
        title: 'Risk assessment tool',
        text: 'A walk through your property or business, with a list to talk over.',
        icon: 'clipboard-check',
      },
      {
        title: 'Chat assistant',
        text: 'Answers about our pages at any hour, and a way to reach us.',
        icon: 'message-circle',
      },
    ],
  },
  story: {
    eyebrow: 'Our story',
    title: 'A new name on the door. The same people behind it.',
    text: 'We rebranded so that our name matches the place we serve. What did not change: the team, the phone number and the promise that you will talk to a person.',
    points: [
      { title: 'Same trust', text: 'Your policies and your agent stay exactly where they were.' },
      { title: 'Expanded services', text: 'Fourteen lines under one roof.' },
      { title: 'Same team', text: 'Local agents who live where you live.' },
    ],
    link: 'About us',
  },
  testimonials: { title: 'What clients tell us', link: 'More testimonials' },
  quote: {
    title: 'Get Your Free Quote',
    text: 'Tell us what you want to protect. We compare carriers and come back within 2 business hours.',
    button: 'Start my quote',
    questions: [
      {
        question: 'What does independent mean?',
        answer: 'We are not tied to one company. We work with several and can tell you which ones we asked, and why.',
      },
      {
        question: 'Does a quote cost anything?',
        answer: 'No. If you buy, the carrier usually pays us a commission that is already in the premium.',
      },
      {
        question: 'Do you only serve Sheridan?',
        answer:
          'Our office is here and we serve all of Wyoming. For property in another state, ask first; our licenses decide.',
      },
      {
        question: 'Am I covered once I send the form?',
        answer: 'No. Coverage begins only when we or the carrier confirm it in writing.',
      },
    ],
  },
  podcast: {
    title: 'Listen on the drive',
    text: 'Short episodes on the questions people bring to our desk. The player comes from another company and loads as you come near it.',
  },
}
