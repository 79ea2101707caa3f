import { call, mail, quote } from '../action.ts'
import { agency } from '../agency.ts'
import { defineService } from '../service.ts'

const { owner } = agency.staff

export default defineService({
  name: 'Commercial',
  group: 'business',
  order: 1,
  icon: 'briefcase-business',
  line: 'Liability, property, stop gap',
  meta: {
    title: 'Commercial Insurance for Wyoming businesses',
    description:
      'General liability, commercial property and stop gap for Wyoming businesses, nonprofits and municipalities. We read the contract before we quote.',
    keywords: [
      'commercial insurance Wyoming',
      'general liability',
      'business insurance Sheridan',
      'stop gap coverage Wyoming',
      'nonprofit insurance',
    ],
  },
  card: {
    kind: 'main',
    order: 2,
    text: 'From one-van contractors to municipalities: liability, property and the gap beside state workers’ compensation.',
    bullets: ['General liability', 'Commercial property', 'Stop gap'],
  },
  hero: {
    title: 'Commercial Insurance',
    lede: 'From a one-van contractor to a town hall. We read the contract before we quote the cover.',
    actions: [quote('Get Business Quote'), call('Speak with Expert')],
  },
  sections: [
    {
      kind: 'statement',
      title: 'First, what is already decided for you',
      text: [
        'Much of a business policy is written by other people: the landlord, the bank, the general contractor, the state. We start with your contracts, licenses and payroll, and say which coverage they require and which is your choice.',
        'Then we look for what is left: the thing that would stop you working, and how long you could go without.',
      ],
    },
    {
      kind: 'profile',
      ground: 'band',
      title: owner.name,
      person: 'owner',
      text: [
        `${owner.firstName} owns the agency and has spent 15+ years on business risk, with contractors, boards, town clerks and people who make things.`,
        'Bring her the lease or the bid package. She marks the insurance clauses, says what each would cost, and which you might talk your way out of.',
      ],
      lists: [
        {
          title: 'Capabilities',
          items: [
            'Contract and lease insurance review',
            'Limits against real values',
            'Certificates and additional insureds',
            'Claim support and disputes',
            'Nonprofit and municipal programs',
            'Business flood',
          ],
        },
        {
          title: 'Areas of expertise',
          items: [
            'Commercial Risks',
            'Non Profits',
            'Municipalities',
            'Professional Services',
            'Claim Support & Disputes',
            'Flood Insurance',
          ],
        },
      ],
      doors: [
        {
          action: call(`Call ${owner.firstName}`),
          icon: 'phone',
          text: `${agency.phone.display}, in office hours.`,
        },
        {
          action: mail(`Email ${owner.firstName}`, owner.email),
          icon: 'mail',
          text: `${owner.email}. The insurance page of the contract is enough to start.`,
        },
      ],
    },
    {
      kind: 'podcast',
      title: 'Featured episode: the indemnity clause',
      intro:
        'One paragraph in a contract can make someone else’s mistake yours to pay. What it says, what insurance can follow, and what Wyoming law sets aside in oil, gas, water-well and mining work (W.S. 30-1-131). How far that reaches is a question for a lawyer.',
      episodes: ['indemnity'],
    },
    {
      kind: 'frame',
      ground: 'band',
      title: 'Business Income Risk Analyzer',
      intro: 'How long could you stay shut, and what would it cost? Ten minutes with your books.',
      embed: 'riskAnalyzer',
      text: ['An outside tool. The result is an estimate to talk over, not a recommended limit.'],
      actions: [call('Discuss Your Results')],
    },
    {
      kind: 'covers',
      title: 'Essential Commercial Coverage',
      intro: 'Three policies that most Wyoming businesses start from.',
      items: [
        {
          title: 'General Liability',
          icon: 'shield',
          text: 'When someone says that your work hurt them or what they own.',
          covers: [
            'Bodily injury',
            'Property damage',
            'Personal and advertising injury',
            'Legal defense',
            'Product liability',
          ],
        },
        {
          title: 'Commercial Property',
          icon: 'building-complex',
          text: 'The place, what is in it, and the income that stops when it does.',
          covers: [
            'Building',
            'Business personal property',
            'Equipment breakdown',
            'Business interruption',
            'Ordinance and law',
          ],
        },
        {
          title: 'Workers’ Compensation',
          icon: 'hard-hat',
          text: 'When someone on your crew is hurt on the job. What a program deals with:',
          covers: ['Medical expense', 'Lost wage', 'Disability', 'Return-to-work', 'Experience modification'],
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'warn',
      icon: 'hard-hat',
      title: 'In Wyoming, workers’ compensation is mostly the state’s',
      text: [
        'The trades that the law calls extrahazardous, among them construction, manufacturing, mining, oil and gas, utilities, trucking and logging, buy it from the state fund, not from an agent (W.S. 27-14-108). Every employer registers with the Department of Workforce Services and is classified; the others may choose.',
        'We help with what sits around it: stop gap for the employers’ liability that the fund does not include, the choice for other trades, and jobs across the state line.',
      ],
    },
    {
      kind: 'tiles',
      ground: 'band',
      title: 'And the twelve that depend on what you do',
      intro: 'Most businesses need two or three of these. Ask us which ones you can leave out.',
      items: [
        { title: 'Professional Liability', icon: 'scale', text: 'Advice and mistakes. Keep your retroactive date.' },
        {
          title: 'Cyber Liability',
          icon: 'shield-exclamation-point',
          text: 'Ask for the limit when someone is tricked into paying.',
        },
        { title: 'Employment Practices', icon: 'users', text: 'Hiring, firing, and how it was done.' },
        { title: 'Directors & Officers', icon: 'landmark', text: 'The board’s decisions, and defending them.' },
        { title: 'Commercial Auto', icon: 'truck', text: 'Yours, hired ones, and an employee’s on your errand.' },
        { title: 'Contractors Equipment', icon: 'construction', text: 'Machines and tools, on whichever site.' },
        { title: 'Business Income', icon: 'trending-up', text: 'After direct physical damage, and a waiting period.' },
        { title: 'IP Insurance', icon: 'lightbulb', text: 'Patents, trademarks, copyright.' },
        { title: 'Pollution', icon: 'droplets', text: 'Fuel, chemicals, mold: usually cut from liability.' },
        { title: 'Non Profits', icon: 'hand-heart', text: 'Volunteers, events, grants and the board.' },
        { title: 'HOA’s', icon: 'house', text: 'Shared walls, shared ground, unpaid directors.' },
        { title: 'Outfitters & Guides', icon: 'compass', text: 'In force all license period, or the license is void.' },
      ],
    },
    {
      kind: 'industries',
      title: 'Industries We Serve',
      intro: 'Thirty-two kinds of work, from the water district to the tattoo studio.',
      groups: [
        { title: 'Trades', items: ['Construction', 'Electricians', 'Plumbers', 'HVAC'] },
        {
          title: 'Making and moving',
          items: ['Manufacturing', 'Wholesalers', 'Distributors', 'Trucking', 'Transportation', 'Logging', 'Energy'],
        },
        {
          title: 'Professions',
          items: [
            'Professional Services',
            'Consultants',
            'Engineers',
            'Architects',
            'Attorneys',
            'Technology',
            'Healthcare',
          ],
        },
        {
          title: 'Property',
          items: ['Investment Properties', 'Rental Dwellings', 'Apartments', 'Airbnb & Short-Term Rentals'],
        },
        {
          title: 'Counter and table',
          items: ['Retail & Restaurants', 'Hospitality', 'Vape & Smoke Shops', 'Piercing', 'Tattoo', 'Tanning'],
        },
        { title: 'Community', items: ['Non Profits', 'Water Districts', 'Municipalities', 'Daycares'] },
      ],
    },
    {
      kind: 'list',
      look: 'ruled',
      title: `Why Choose ${agency.shortName}`,
      items: [
        {
          title: 'We read before we quote',
          text: 'The lease, the bid package, the bylaws. A price for the wrong cover is no help to anyone.',
        },
        {
          title: 'Certificates that say what is true',
          text: 'A certificate shows what you have. If the contract asks for more, we change the policy first.',
        },
        {
          title: 'Several carriers, one conversation',
          text: 'You tell the story once. We tell it to the carriers that write your kind of work.',
        },
        {
          title: 'There when it goes wrong',
          text: 'Carriers take claims 24/7. In office hours we help you put the loss in order and argue where it is worth arguing.',
        },
      ],
    },
    {
      kind: 'questions',
      ground: 'band',
      title: 'What owners ask us',
      intro: 'From the counter, the job site and the board table.',
      items: [
        {
          question: 'Can you sell me workers’ compensation?',
          answer:
            'If your trade is on the state’s list, only the state can. Register with the Department of Workforce Services. We look after stop gap and help trades that may choose.',
        },
        {
          question: 'What is stop gap?',
          answer:
            'The employers’ liability part the state fund does not include. It answers certain lawsuits over a worker’s injury and is usually added to general liability.',
        },
        {
          question: 'My client wants a certificate by Friday.',
          answer:
            'Send us the insurance page of the contract. A certificate shows what you have; it cannot add coverage. If more is asked, we change the policy first.',
        },
        {
          question: 'Does general liability pay to redo my work?',
          answer: 'No. It pays for injury and damage to others. Faulty work and professional advice are separate.',
        },
        {
          question: 'How is business income figured?',
          answer:
            'From what you would have earned plus the bills that go on while a covered loss keeps you shut. Bring two years of books.',
        },
        {
          question: 'Do I need cyber if I am small?',
          answer:
            'If you take cards, pay invoices by email or keep customer records, ask about recovery costs, lost income and money sent to an impostor.',
        },
        {
          question: 'My booking site says it protects hosts. Is that insurance?',
          answer:
            'Usually it is a promise with its own terms, not a policy of yours. We look at what it leaves to you before the season starts.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'plain',
      title: 'Yours is not on the list?',
      text: 'Call anyway. Unusual work is what an independent agency is for.',
      actions: [quote('Get Business Quote'), call()],
    },
  ],
})
