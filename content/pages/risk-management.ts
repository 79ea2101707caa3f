import { mail, newTab } from '../action.ts'
import { agency } from '../agency.ts'
import { type PageMeta } from '../page-meta.ts'
import { type Section } from '../section.ts'

const readMore = newTab('Read More', agency.links.riskArticle)

export const riskManagement = {
  meta: {
    title: 'Risk Management',
    description:
      'A safety program for Wyoming businesses: a 15-minute assessment, a written plan and a risk score, through our partnership with Smarter Risk.',
    keywords: ['risk management', 'safety program', 'workers compensation costs', 'Smarter Risk', 'Wyoming business'],
    path: '/risk-management',
  } satisfies PageMeta,
  hero: {
    title: 'Risk Management Solutions',
    lede: 'Fifteen minutes for a first picture of what accidents could cost your business, then a list of what to fix first.',
    readMore,
    contact: mail('Contact Us', agency.email),
    icon: 'shield-check',
    partner: { name: 'Smarter Risk', text: 'Our page at Smarter Risk', href: agency.links.riskPartner },
  },
  partnership: {
    kind: 'list',
    look: 'trio',
    title: 'An exclusive partnership',
    intro: 'We bring our business clients to Smarter Risk, an online safety platform, at a discounted price or free.',
    items: [
      {
        title: 'Assess Risk',
        text: 'A 15-minute assessment asks what you do, with what and with whom, and shows where people and property can get hurt.',
      },
      {
        title: 'Build Safety Programs',
        text: 'The platform drafts safety policies for your kind of work. You read them, make them yours and put them to use.',
      },
      {
        title: 'Control Insurance Costs',
        text: 'In Wyoming, workers’ compensation belongs to the state. Fewer claims can help through its experience rating and safety discounts, and over time with your other carriers.',
      },
    ],
  },
  evidence: {
    title: 'We Know How to Stop Claims',
    intro: 'What happened at employers who took part in a structured safety program:',
    figures: [
      { figure: '52%', text: 'fewer claims' },
      { figure: '80%', text: 'lower claim costs, per claim' },
      { figure: '87%', text: 'fewer lost-time days, per claim' },
    ],
    source: {
      name: 'Ohio Bureau of Workers’ Compensation, study of 16 employers in OSHA’s SHARP program, 1999-2010, preliminary',
      asOf: '2011',
    },
    note: 'The study looked at OSHA’s program, not at this platform. Your results will differ.',
    problem: {
      title: 'The Problem',
      text: 'Most small firms meet safety after an injury. Policies sit in a binder, no one owns the list, and the costs follow for years.',
    },
    solution: {
      title: 'The Solution',
      text: 'A short assessment, a written plan, and a score that shows whether it gets done.',
    },
  },
  sections: [
    {
      kind: 'tiles',
      title: 'Smarter Risk Changes the Game',
      intro: 'A safety manager would otherwise cost about $100K a year, our estimate with benefits.',
      items: [
        {
          title: 'Rapid Assessment',
          icon: 'timer',
          text: 'An assessment takes 15 minutes, on a computer or a phone.',
        },
        {
          title: 'Track Progress',
          icon: 'chart-line',
          text: 'Recommendations and a risk score show what is done and what is open.',
        },
        {
          title: 'Generate Policies',
          icon: 'file-text',
          text: 'Drafts of the safety policies your work needs. They are a start, not proof of OSHA compliance.',
        },
        {
          title: 'Low Cost',
          icon: 'piggy-bank',
          text: 'The annual price is discounted or free through our agency, where the rules allow it.',
        },
      ],
    },
    {
      kind: 'list',
      look: 'ruled',
      ground: 'band',
      title: 'The Smarter Risk Solution',
      items: [
        {
          title: 'Rapid Risk Improvement',
          text: 'The first recommendations come with the first assessment, the most urgent on top.',
        },
        {
          title: 'Visibility & Efficiency',
          text: 'One place for every site and crew, so that you see at a glance where a hazard is still open.',
        },
        {
          title: 'Simplified Risk Management',
          text: 'Plain questions and plain steps. You need no safety degree to work through them.',
        },
        {
          title: 'Track Improvements',
          text: 'The score moves as you close items, and it is something to show when a carrier asks.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Accessing Your Smarter Risk Account',
      intro: 'Smarter Risk sets up the account. It lives on their platform, and so does your data.',
      items: [
        { title: 'Welcome Email', text: 'You receive a welcome email with a verification link.' },
        {
          title: '48-Hour Window',
          text: 'Sign up within 48 hours. If the link has expired, use the one in the reminder email.',
        },
        { title: 'Quick Validation', text: 'Set a password, and your 15-minute assessment starts.' },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      icon: 'mail-search',
      title: 'Important Note',
      text: [
        'No email? Check your spam folder first. For help, write to the orders mailbox of Smarter Risk: they run the platform and can send the link again.',
      ],
      actions: [mail(agency.riskPartnerOrders, agency.riskPartnerOrders)],
    },
    {
      kind: 'list',
      look: 'trio',
      title: 'Why Businesses Choose Smarter Risk',
      items: [
        { title: 'Accessible', text: 'It works in a browser, from the shop, the office or the cab.' },
        { title: 'Efficient', text: 'Fifteen minutes to begin, and a list that keeps itself in order.' },
        {
          title: 'Affordable',
          text: 'Discounted or free through us, next to about $100K a year for a safety manager.',
        },
        {
          title: 'Proven',
          text: 'The study above speaks for safety programs in general. It did not test this platform.',
        },
      ],
    },
    {
      kind: 'questions',
      ground: 'band',
      title: 'Before you start',
      items: [
        { question: 'Who runs the platform?', answer: 'Our partner does. Your account and data are with them.' },
        {
          question: 'The welcome link expired. What now?',
          answer: 'Use the link in the reminder email, check spam, or write to the partner’s orders mailbox.',
        },
        {
          question: 'Will it lower my premium?',
          answer: 'It may, over time, through fewer claims. No one can promise it.',
        },
        {
          question: 'Does it replace a safety person?',
          answer: 'No. It gives the one you have a plan.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'plain',
      title: 'Start with fifteen minutes',
      text: 'Read how it works, or ask us whether it fits your business.',
      actions: [readMore, mail('Contact Our Team', agency.email)],
    },
  ] satisfies Section[],
} satisfies { meta: PageMeta; partnership: Section; sections: Section[]; [part: string]: unknown }
