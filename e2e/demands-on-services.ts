import { agency } from '#content/agency.ts'

/** What the specification names on a page, in its words. Capitals, kind of dash and kind of apostrophe do not count. */
export interface Demand {
  id: string
  path: string
  /** Named by a heading, a row or column header, a term or a question; part of it is enough. */
  named: string[]
  /** Said somewhere in the page's own part. */
  said?: string[]
  /** Buttons and links, and what each does: see `Deed`. */
  buttons?: (readonly [text: string, deed: string])[]
}

/** `quote` opens the page's quote dialog, `#id` scrolls, `dialog id` opens that one, `tab …` a new tab; else the address itself. */
const office = agency.phone.href
const portal = `tab ${agency.links.quotePortal}`
const calculator = 'dialog retirement-calculator'

const industries =
  'Manufacturing, Retail & Restaurants, Professional Services, Consultants, Engineers, Architects, Attorneys, Investment Properties, Rental Dwellings, Airbnb & Short-Term Rentals, Apartments, Construction, Healthcare, Technology, Hospitality, Transportation, Non Profits, Water Districts, Municipalities, Wholesalers, Distributors, Trucking, Logging, Piercing, Tattoo, Tanning, Daycares, Vape & Smoke Shops, Energy, Electricians, Plumbers, HVAC'.split(
    ', ',
  )
export const industryCount = industries.length

export const demands: Demand[] = [
  {
    id: 'SVC-1',
    path: '/services/personal',
    named: [
      'Comprehensive Personal Coverage',
      'Customized Coverage',
      'Competitive Rates',
      'Claims Advocacy',
      'Personal Insurance Options',
      'Auto Insurance',
      'Homeowners Insurance',
      'Umbrella Policy',
      'Why Choose',
      'Multi-Policy Discounts',
      '24/7 Claims Support',
      'Local Service',
    ],
    said: [
      ...['Liability', 'Collision and comprehensive', 'Uninsured motorist', 'Rental car', 'Roadside assistance'],
      ...['Dwelling', 'Personal property', 'Additional living expenses', 'Natural disaster'],
      ...['Extended liability limits', 'Worldwide coverage', 'Legal defense costs', 'Asset protection'],
      'Affordable premium',
    ],
    buttons: [
      ['Get Personal Quote', 'quote'],
      ['Call for Consultation', office],
      ['Request Quote', 'quote'],
      ['Contact Agent', '/contact'],
      ['Get Free Quote Now', 'quote'],
      [agency.phone.display, office],
    ],
  },
  {
    id: 'SVC-2',
    path: '/services/commercial',
    named: [
      agency.staff.owner.name,
      'Capabilities',
      'Areas of expertise',
      'Business Income Risk Analyzer',
      'Essential Commercial Coverage',
      'General Liability',
      'Commercial Property',
      'Workers’ Compensation',
      ...['Professional Liability', 'Cyber Liability', 'Employment Practices', 'Directors & Officers'],
      ...['Commercial Auto', 'Contractors Equipment', 'Business Income', 'IP Insurance', 'Pollution'],
      ...['Non Profits', 'HOA’s', 'Outfitters & Guides'],
      'Industries We Serve',
      'Why Choose',
    ],
    said: [
      ...['15+ years', 'owner and commercial risk strategist', 'indemnity clause'],
      ...['Commercial Risks', 'Municipalities', 'Professional Services', 'Claim Support & Disputes', 'Flood Insurance'],
      ...['Bodily injury', 'Property damage', 'Personal and advertising injury', 'Legal defense', 'Product liability'],
      ...['Building', 'Business personal property', 'Equipment breakdown', 'Business interruption'],
      ...['Ordinance and law', 'Medical expense', 'Lost wage', 'Disability', 'Return-to-work'],
      'Experience modification',
      ...industries,
    ],
    buttons: [
      ['Get Business Quote', 'quote'],
      ['Speak with Expert', office],
      ['Call Casey', office],
      ['E-mail Casey', `mailto:${agency.staff.owner.email}`],
      [agency.embeds.podcast.episodes.indemnity.title, `tab ${agency.embeds.podcast.episodes.indemnity.src}`],
      ['Discuss Your Results', office],
    ],
  },
  {
    id: 'SVC-3',
    path: '/services/farm-ranch',
    named: [
      ...['Farm Property', 'Livestock Protection', 'Crop Insurance'],
      ...['Farm Liability', 'Equipment Coverage', 'Product Liability', 'Farm Auto'],
      'Why Choose',
    ],
    said: [agency.phone.display],
    buttons: [[agency.phone.display, office]],
  },
  {
    id: 'SVC-4',
    path: '/services/life-health',
    named: [
      ...['Life', 'Health', 'Disability'],
      ...['Critical Illness', 'Accident', 'Dental & Vision', 'Hospital Indemnity'],
      'How much life insurance is needed',
    ],
    said: ['10-12 times', 'salary', 'mortgage plus loans', 'college', '$10-15k', 'final expenses'],
    buttons: [
      ['Life Insurance Quotes', `tab ${agency.links.lifeQuotes}`],
      ['Open Retirement Calculator', calculator],
      ['Retirement Calculator', calculator],
    ],
  },
  {
    id: 'SVC-5',
    path: '/services/medicare',
    named: [
      ...[agency.staff.medicare.name, 'Wyoming Birthday Rule', 'Hospital', 'Medical', 'Advantage', 'Drugs'],
      ...['Medigap', 'Part D', 'enroll', 'Bring this'],
    ],
    said: [
      ...['almost 30 years', 'Your browser does not support the video tag.'],
      ...['licensing needed to discuss and sell Medicare products in Wyoming', 'must be completed before she meets'],
      ...['October 15 - December 7', '7 months', 'June 1, 2025', '63 days', 'equal or lesser', '48 hours'],
      ...[agency.embeds.podcast.episodes.turning65.title, agency.embeds.podcast.episodes.birthdayRule.title],
    ],
    buttons: [
      ['Scope of Appointment Form', 'tab /soa-form'],
      ['SOA FAQ', '#faq'],
      ['SOA FAQ', 'dialog soa-questions'],
      ['Call Medicare Expert', agency.medicarePhone.href],
      [`Enroll in ${agency.medicareCarrier} Medicare Supplement Plans`, `tab ${agency.links.medicareEnrollment}`],
      ['Birthday Rule document', `tab ${agency.links.birthdayRuleDocument}`],
    ],
  },
  {
    id: 'SVC-6',
    path: '/services/travel',
    named: [
      ...['Trip Cancellation', 'Medical Coverage', 'Travel Protection'],
      ...['Domestic', 'International', 'Cruise', 'Adventure', 'When to buy', 'Reasons to choose'],
    ],
    said: ['within 14 days of', 'first trip deposit'],
    buttons: [
      ['Get Travel Quote', 'quote'],
      [agency.phone.display, office],
    ],
  },
  {
    id: 'SVC-7',
    path: '/services/flood',
    named: [
      ...['Important', 'Building', 'Contents', 'Additional', 'NFIP', 'Private', 'High', 'Moderate', 'Low'],
      'What the zones mean',
    ],
    said: [
      '30 days',
      'closing',
      'A, AE, AH, AO, AR, A99, V, VE',
      '1%',
      'B, X500',
      '0.2%',
      'C, X',
      '$250,000',
      '$100,000',
    ],
    buttons: [
      ['Check Flood Zone', `tab ${agency.links.floodMaps}`],
      [agency.phone.display, office],
    ],
  },
  {
    id: 'SVC-8',
    path: '/services/pet',
    named: [
      ...['Accident', 'Illness', 'Wellness & Preventive', 'Dogs', 'Cats', 'Exotic Pets', 'Multiple Pets'],
      ...['Pet’s Age', 'Breed', 'Location', 'Coverage Level', 'Why Pet Insurance Matters'],
    ],
    buttons: [
      ['Get Pet Quote', 'quote'],
      [agency.phone.display, office],
    ],
  },
  {
    id: 'SVC-9',
    path: '/services/recreational',
    named: [
      ...['RV', 'Motorcycle', 'Boat', 'ATV', 'Essential coverage types', 'RV lifestyle'],
      ...['Class A', 'Class B', 'Class C', 'Travel Trailers', 'Fifth Wheels', 'Toy Haulers'],
    ],
  },
  {
    id: 'SVC-10',
    path: '/services/bonds',
    named: [
      ...['Contract Bonds', 'Bid', 'Performance', 'Payment', 'Maintenance', 'Commercial Surety'],
      ...['License and Permit', 'Fidelity', 'Court', 'Public Official', 'Industries'],
    ],
  },
  {
    id: 'SVC-11',
    path: '/services/jewelry',
    named: ['Standard', 'Loss', 'Theft', 'Damage', 'examples', 'What you need', 'Four next steps', 'home already'],
    said: ['5-7 business days', '1-3%', '3-5 years', 'within the last 3 years'],
    buttons: [['Get Jewelry Quote', portal]],
  },
  {
    id: 'SVC-12',
    path: '/services/wedding',
    named: ['Liability', 'Cancellation', 'Sample premium costs', 'When to buy', 'What is the difference?'],
    said: ['7-10 days', '$75 to $600 a year', '14 days', '9-12 months', '$1-2M'],
    buttons: [['Get Wedding Quote', portal]],
  },
  {
    id: 'SVC-13',
    path: '/services/sr22',
    named: [agency.staff.sr22.name, 'SR22', 'What'],
    said: ['3 years', 'lapse'],
    buttons: [['Quote', 'quote']],
  },
  {
    id: 'SVC-14',
    path: '/services/ip-insurance',
    named: [
      ...['Patent Defense', 'Trademark Protection', 'Enforcement Coverage'],
      ...['Key protection areas', 'market', 'Industry risks', 'What would a dispute cost'],
    ],
    said: ['$1M-$20M+ per claim', '$500K-$10M+'],
    buttons: [['Get IP Quote', 'quote']],
  },
]
