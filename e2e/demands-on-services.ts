import { agency } from '#content/agency.ts'

/** What the specification names on a page, in its words. Capitals, kind of dash and kind of apostrophe do not count. */
export interface Demand {
  /** Headings, row and column headers, terms and questions, whole; `…` at an end stands for more words. */
  named: string[]
  /** What stands under a heading, in this order and nothing else: the headings of a section, or the entries of a list. */
  lists?: Record<string, string[]>
  /** Said somewhere in the page's own part. */
  said?: string[]
  /** Buttons and links, and what each does: see `Deed`. */
  buttons?: (readonly [text: string, deed: string])[]
}

/** `quote` opens the page's quote dialog, `#id` scrolls, `dialog id` opens that one, `tab …` a new tab; else the address itself. */
const office = agency.phone.href
const portal = `tab ${agency.links.quotePortal}`
const calculator = 'dialog retirement-calculator'
const callOffice = [agency.phone.display, office] as const

export const industries =
  'Manufacturing, Retail & Restaurants, Professional Services, Consultants, Engineers, Architects, Attorneys, Investment Properties, Rental Dwellings, Airbnb & Short-Term Rentals, Apartments, Construction, Healthcare, Technology, Hospitality, Transportation, Non Profits, Water Districts, Municipalities, Wholesalers, Distributors, Trucking, Logging, Piercing, Tattoo, Tanning, Daycares, Vape & Smoke Shops, Energy, Electricians, Plumbers, HVAC'.split(
    ', ',
  )

/** By the last part of the address. */
export const demands: Record<string, Demand> = {
  personal: {
    named: ['Comprehensive Personal Coverage', 'Personal Insurance Options', 'Why Choose …'],
    lists: {
      'Comprehensive Personal Coverage': ['Customized Coverage', 'Competitive Rates', 'Claims Advocacy'],
      'Personal Insurance Options': ['Auto Insurance', 'Homeowners Insurance', 'Umbrella Policy'],
      'Auto Insurance': [
        ...['Liability', 'Collision and comprehensive', 'Uninsured motorist', 'Rental car'],
        'Roadside assistance',
      ],
      'Homeowners Insurance': [
        ...['Dwelling', 'Personal property', 'Liability', 'Additional living expenses', 'Natural disaster'],
      ],
      'Umbrella Policy': [
        ...['Extended liability limits', 'Worldwide coverage', 'Legal defense costs', 'Asset protection'],
        'Affordable premium',
      ],
      'Why Choose …': ['Multi-Policy Discounts', '24/7 Claims Support', 'Local Service'],
    },
    buttons: [
      ['Get Personal Quote', 'quote'],
      ['Call for Consultation', office],
      ['Request Quote', 'quote'],
      ['Contact Agent', '/contact'],
      ['Get Free Quote Now', 'quote'],
      callOffice,
    ],
  },
  commercial: {
    named: [
      agency.staff.owner.name,
      ...['Business Income Risk Analyzer', 'Essential Commercial Coverage', 'Industries We Serve', 'Why Choose …'],
    ],
    lists: {
      'Areas of expertise': [
        ...['Commercial Risks', 'Non Profits', 'Municipalities', 'Professional Services'],
        ...['Claim Support & Disputes', 'Flood Insurance'],
      ],
      'Essential Commercial Coverage': ['General Liability', 'Commercial Property', 'Workers’ Compensation'],
      'General Liability': [
        ...['Bodily injury', 'Property damage', 'Personal and advertising injury', 'Legal defense'],
        'Product liability',
      ],
      'Commercial Property': [
        ...['Building', 'Business personal property', 'Equipment breakdown', 'Business interruption'],
        'Ordinance and law',
      ],
      'Workers’ Compensation': [
        ...['Medical expense', 'Lost wage', 'Disability', 'Return-to-work', 'Experience modification'],
      ],
      'And the twelve that depend on what you do': [
        ...['Professional Liability', 'Cyber Liability', 'Employment Practices', 'Directors & Officers'],
        ...['Commercial Auto', 'Contractors Equipment', 'Business Income', 'IP Insurance', 'Pollution'],
        ...['Non Profits', 'HOA’s', 'Outfitters & Guides'],
      ],
    },
    said: ['15+ years', 'owner and commercial risk strategist', 'Capabilities', 'indemnity clause'],
    buttons: [
      ['Get Business Quote', 'quote'],
      ['Speak with Expert', office],
      ['Call Casey', office],
      ['Email Casey', `mailto:${agency.staff.owner.email}`],
      [agency.embeds.podcast.episodes.indemnity.title, `tab ${agency.embeds.podcast.episodes.indemnity.src}`],
      ['Discuss Your Results', office],
      callOffice,
    ],
  },
  'farm-ranch': {
    named: ['Why Choose …', 'Before the next closing date'],
    lists: {
      'What a place can insure': ['Farm Property', 'Livestock Protection', 'Crop Insurance'],
      'Beside land and animals': ['Farm Liability', 'Equipment Coverage', 'Product Liability', 'Farm Auto'],
    },
    said: [`Call ${agency.phone.display}`],
    buttons: [callOffice],
  },
  'life-health': {
    named: ['How much life insurance is needed?'],
    lists: {
      'Three ways to keep a household going': ['Life', 'Health', 'Disability'],
      'Smaller policies for particular bills': [
        ...['Critical Illness', 'Accident', 'Dental & Vision', 'Hospital Indemnity'],
      ],
      'How much life insurance is needed?': [
        ...['Income replacement', 'Debt', 'College', 'Final expenses', 'Take off'],
      ],
    },
    said: ['10-12 times salary', 'Mortgage plus loans', 'College costs', '$10-15k'],
    buttons: [
      ['Life Insurance Quotes', `tab ${agency.links.lifeQuotes}`],
      ['Open Retirement Calculator', calculator],
      ['See what retirement takes', calculator],
      ['Retirement Calculator', calculator],
    ],
  },
  medicare: {
    named: [
      agency.staff.medicare.name,
      ...['Wyoming Birthday Rule', 'Questions people ask', 'SOA FAQ', 'When you can enroll', 'Initial Enrollment'],
      'Bring this to your appointment',
    ],
    lists: {
      'The four parts': ['Part A Hospital', 'Part B Medical', 'Part C Advantage', 'Part D Drugs'],
      'Three ways to add to A and B': ['Medigap', 'Part D', 'Advantage'],
    },
    said: [
      ...['almost 30 years', 'Your browser does not support the video tag.', 'Annual Open Enrollment'],
      ...['licensing needed to discuss and sell Medicare products in Wyoming', 'must be completed before she meets'],
      ...['October 15 - December 7', '7 months', '65th birthday', 'June 1, 2025', 'starts on your birthday'],
      ...['63 days', 'only to equal or lesser benefits', '48 hours between the form and the meeting'],
    ],
    buttons: [
      ['Scope of Appointment Form', 'tab /soa-form'],
      ['SOA FAQ', '#faq'],
      ['SOA FAQ', 'dialog soa-questions'],
      ['Call Medicare Expert', agency.medicarePhone.href],
      [`Enroll in ${agency.medicareCarrier} Medicare Supplement Plans`, `tab ${agency.links.medicareEnrollment}`],
      ['Birthday Rule document', `tab ${agency.links.birthdayRuleDocument}`],
      [agency.embeds.podcast.episodes.turning65.title, `tab ${agency.embeds.podcast.episodes.turning65.src}`],
      [agency.embeds.podcast.episodes.birthdayRule.title, `tab ${agency.embeds.podcast.episodes.birthdayRule.src}`],
    ],
  },
  travel: {
    named: ['When to buy', 'Reasons to choose us'],
    lists: {
      'What a travel plan is made of': ['Trip Cancellation', 'Medical Coverage', 'Travel Protection'],
      'Four kinds of trips': ['Domestic', 'International', 'Cruise', 'Adventure'],
    },
    said: ['Within 14 days of the first trip deposit'],
    buttons: [['Get Travel Quote', 'quote'], callOffice],
  },
  flood: {
    named: [
      ...['You do not need a creek to have a flood', 'Important: …', 'NFIP (federal)', 'Private flood'],
      ...['26%', '4 in 10', '$25,000', '30 days'],
    ],
    lists: {
      'What flood insurance pays for': ['Building', 'Contents', 'Additional'],
      'What the zones mean': ['High risk', 'Moderate risk', 'Low risk'],
    },
    said: [
      ...['Generally 30 days', 'does not apply at a loan closing', 'A, AE, AH, AO, AR, A99, V, VE', 'B, X500', 'C, X'],
      ...['1% annual chance', '0.2% annual chance', '$250,000', '$100,000'],
    ],
    buttons: [['Check Flood Zone', `tab ${agency.links.floodMaps}`], callOffice],
  },
  pet: {
    named: ['Why Pet Insurance Matters'],
    lists: {
      'Three kinds of pet coverage': ['Accident', 'Illness', 'Wellness & Preventive'],
      'Which pets can be insured': ['Dogs', 'Cats', 'Exotic Pets', 'Multiple Pets'],
      'What sets the price': ['Pet’s Age', 'Breed', 'Location', 'Coverage Level'],
    },
    buttons: [['Get Pet Quote', 'quote'], callOffice],
  },
  recreational: {
    named: ['Essential coverage types'],
    lists: {
      'Four machines, four policies': ['RV', 'Motorcycle', 'Boat', 'ATV'],
      'Your RV lifestyle': ['Class A', 'Class B', 'Class C', 'Travel Trailers', 'Fifth Wheels', 'Toy Haulers'],
    },
    buttons: [['Get RV Quote', 'quote'], callOffice],
  },
  bonds: {
    named: ['Industries we bond', 'Bond request'],
    lists: {
      'Contract Bonds': ['Bid Bonds', 'Performance Bonds', 'Payment Bonds', 'Maintenance Bonds'],
      'Commercial Surety': ['License and Permit', 'Fidelity', 'Court', 'Public Official'],
    },
    buttons: [['Get Bond Quote', 'quote'], callOffice],
  },
  jewelry: {
    named: [
      ...['Standard home policy or jewelry coverage?', 'Standard home policy', 'Jewelry coverage'],
      ...['What it costs: four examples', 'At 1%', 'At 3%', 'What you need', 'Asked across the counter'],
      'Is it covered at home already?',
    ],
    lists: {
      'What jewelry coverage pays for': ['Loss', 'Theft', 'Damage'],
      'Four next steps': ['Have it appraised', 'List each piece', 'Choose the terms', 'Check the value again'],
    },
    said: ['resolved in 5-7 business days', '1-3% of the value a year', 'every 3-5 years', 'within the last 3 years'],
    buttons: [['Get Jewelry Quote', portal], callOffice],
  },
  wedding: {
    named: ['Sample premium costs', 'When to buy', 'Between the two of you', 'What is the difference?'],
    lists: {
      'Liability is one thing, cancellation another': ['Liability', 'Cancellation', 'Vendors & Belongings'],
    },
    said: [
      ...['resolved in 7-10 days', '$75 to $600 a year', 'at least 14 days before the event', '9-12 months ahead'],
      ...['The ideal time', 'Limits of $1-2M'],
    ],
    buttons: [['Get Wedding Quote', portal], callOffice],
  },
  sr22: {
    named: [agency.staff.sr22.name, 'A form, not a policy', 'Plain answers', 'What is it?'],
    lists: {
      'What we do': [
        ...['Immediate Filing', '3-Year Monitoring', 'Confidential Service', 'Non-Owner Policies'],
        ...['Filings Elsewhere', 'A Second Look'],
      ],
    },
    said: ['SR22 filing specialist', '3 continuous years', 'A lapse restarts it', 'the 3 years begin anew'],
    buttons: [['Get SR22 Quote', 'quote'], ['Start a quote', 'quote'], callOffice],
  },
  'ip-insurance': {
    named: ['What the market looks like', 'What would a dispute cost you?', 'IP Claim Cost Calculator'],
    lists: {
      'Coverage options and their limits': ['Patent Defense', 'Trademark Protection', 'Enforcement Coverage'],
      'Key protection areas': [
        ...['Patents', 'Trademarks', 'Copyright', 'Trade secrets', 'Contracts that make you indemnify'],
      ],
      'Industry risks': [
        ...['Technology', 'Life sciences', 'Manufacturing', 'Creative', 'Financial', 'Outdoor, food and beef brands'],
      ],
    },
    said: ['$1M-$20M+ per claim', '$500K-$10M+'],
    buttons: [['Get IP Quote', 'quote'], callOffice],
  },
}
