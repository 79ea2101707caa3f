// Every fact of the agency. Nothing here may be written a second time: `architecture.test.ts` looks for copies.
// Sample values cannot be mistaken for real ones (555-01xx, example.com, "Sample"); `npm run check:launch` lists them.

/** A telephone number as people read it and as a `tel:` link dials it. */
export interface Phone {
  display: string
  href: `tel:+1${string}`
}

/** One line of opening hours; `opens` and `closes` are 24-hour local times for structured data, absent when closed. */
export interface HoursLine {
  days: string
  hours: string
  opens?: string
  closes?: string
}

/** A person of the office, by role. `initials` stand on the drawn portrait. */
export interface StaffMember {
  name: string
  firstName: string
  initials: string
  role: string
  email: string
}

const office: Phone = { display: '(307) 555-0100', href: 'tel:+13075550100' }

export const agency = {
  name: 'Prairie & Peak Insurance',
  shortName: 'Prairie & Peak',
  /** The name before the rebranding: it appears in the rebrand story only. */
  formerName: 'Sample Valley Insurance',
  founded: 2009,
  ownership: 'Locally owned, woman-veteran-owned and independent',
  priceRange: '$$',
  serviceArea: 'Wyoming',
  timeZone: 'America/Denver',
  timeZoneName: 'Mountain Time',
  licenseNumber: 'Sample license 000000',

  phone: office,
  /** The Medicare line: the office number and an extension; a comma in a `tel:` link waits before it dials on. */
  medicarePhone: { display: `${office.display}, extension 2`, href: `${office.href},2` } satisfies Phone,
  fax: '(307) 555-0101',

  email: 'hello@example.com',
  infoEmail: 'info@example.com',
  address: {
    street: '100 Sample Street',
    suite: 'Suite 1',
    city: 'Sheridan',
    state: 'WY',
    stateName: 'Wyoming',
    zip: '82801',
  },

  staff: {
    owner: {
      name: 'Casey Sample',
      firstName: 'Casey',
      initials: 'CS',
      role: 'Agency owner and commercial risk strategist',
      email: 'casey@example.com',
    },
    medicare: {
      name: 'Sam Sample',
      firstName: 'Sam',
      initials: 'SS',
      role: 'Licensed Medicare specialist',
      email: 'medicare@example.com',
    },
    flood: {
      name: 'Jo Sample',
      firstName: 'Jo',
      initials: 'JS',
      role: 'Flood insurance specialist',
      email: 'flood@example.com',
    },
    sr22: {
      name: 'Pat Sample',
      firstName: 'Pat',
      initials: 'PS',
      role: 'SR22 filing specialist',
      email: 'sr22@example.com',
    },
  } satisfies Record<string, StaffMember>,

  /** The pages disagree on purpose: each schedule names the pages it is for. */
  hours: {
    /** Home, footer, structured data. */
    office: [{ days: 'Monday to Friday', hours: '8:00 AM to 5:00 PM', opens: '08:00', closes: '17:00' }],
    /** Contact. */
    contact: [
      { days: 'Mon-Fri', hours: '8:00 AM - 6:00 PM', opens: '08:00', closes: '18:00' },
      { days: 'Sat', hours: '9:00 AM - 2:00 PM', opens: '09:00', closes: '14:00' },
      { days: 'Sun', hours: 'Closed' },
    ],
    /** Get a quote. */
    quote: [
      { days: 'Mon-Fri', hours: '8-6', opens: '08:00', closes: '18:00' },
      { days: 'Sat', hours: '9-2', opens: '09:00', closes: '14:00' },
    ],
    /** Document confirmation. */
    documents: [
      { days: 'Monday to Thursday', hours: '8:30 AM-4:00 PM MST', opens: '08:30', closes: '16:00' },
      { days: 'Friday', hours: '8:30 AM-1:00 PM MST', opens: '08:30', closes: '13:00' },
    ],
    /** Disclaimer, privacy policy, terms of service. */
    legal: [{ days: 'Mon-Fri', hours: '8-5', opens: '08:00', closes: '17:00' }],
  } satisfies Record<string, HoursLine[]>,

  /** Marketing figures. They disagree between pages on purpose; each names the pages it is for. */
  figures: {
    /** Home hero and footer. */
    yearsOfExperience: '75+',
    /** About. */
    yearsOfService: '20+',
    /** Get a quote. */
    quotePageYears: '25+',
    /** About. */
    clients: '1000+',
    insuranceTypes: 14,
    claims: '24/7',
    rating: 'A+',
    /** Get a quote. */
    bonded: 'Licensed & Bonded',
    /** What has to be shown before the figures above may be published; `check:launch` asks while one is empty. */
    basis: { yearsOfExperience: '', yearsOfService: '', quotePageYears: '', clients: '', rating: '', bonded: '' },
  },

  /** Pages elsewhere; each opens a new tab. */
  links: {
    payment: 'https://pay.example.com/prairie-peak',
    quotePortal: 'https://quotes.example.com/prairie-peak',
    lifeQuotes: 'https://life-quotes.example.com/prairie-peak',
    medicareEnrollment: 'https://enroll.example.com/medicare-supplement',
    birthdayRuleDocument: 'https://drive.example.com/wyoming-birthday-rule',
    riskPartner: 'https://smarter-risk.example.com/prairie-peak',
    riskArticle: 'https://smarter-risk.example.com/article',
    floodAssistant: 'https://flood-assistant.example.com/',
    floodMaps: 'https://msc.fema.gov/',
    floodMapChanges: 'https://www.fema.gov/flood-maps/change-your-flood-zone',
    floodForms: 'https://www.fema.gov/flood-insurance/find-form/underwriting',
    medicareGov: 'https://www.medicare.gov/',
    departmentOfInsurance: 'https://doi.wyo.gov/',
  },
  riskPartnerOrders: 'orders@smarter-risk.example.com',
  medicareCarrier: 'Sample Carrier',

  /** Frames and widgets of other companies. An empty address shows the drawn poster and the phone instead. */
  embeds: {
    /** Home: a playlist; Medicare and Commercial: single episodes. Height in px. */
    podcast: {
      provider: 'Sample Podcasts',
      playlist: 'https://player.example.com/show/prairie-peak?limit=10&order=episodic',
      episodes: {
        turning65: { title: 'Turning 65 in Wyoming', src: 'https://player.example.com/episode/turning-65' },
        birthdayRule: {
          title: 'The Birthday Rule, step by step',
          src: 'https://player.example.com/episode/birthday-rule',
        },
        indemnity: { title: 'Indemnity clauses', src: 'https://player.example.com/episode/indemnity-clauses' },
      },
      height: 315,
    },
    riskAnalyzer: { provider: 'Sample Analyzer', src: 'https://analyzer.example.com/business-income', height: 800 },
    reviews: {
      provider: 'Sample Reviews',
      script: 'https://reviews.example.com/widget.js',
      config: 'https://reviews.example.com/prairie-peak.json',
      /** The provider's public widget key. */
      key: 'sample-key',
    },
  },

  /** Social profiles; empty ones are left out. */
  social: { facebook: '', instagram: '', linkedin: '' },

  medicare: {
    /** Counts for the third-party-marketing sentence, from the carriers' appointments; null until the agency knows them. */
    organizations: null as number | null,
    products: null as number | null,
    sellsAll: false,
    countsAsOf: '',
    /** The agency's own waiting period after a Scope of Appointment; 0 removes the sentence. Not a federal rule. */
    waitingPeriodHours: 48,
  },

  /** The product prefix of the document confirmation's reference. */
  documentPrefix: 'DOC',
}

/** The office's opening hours on one line. */
export const officeHours = agency.hours.office.map(({ days, hours }) => `${days}, ${hours}`).join('; ')

/** The address on one line. */
export const addressLine = `${agency.address.street}, ${agency.address.suite}, ${agency.address.city}, ${agency.address.state} ${agency.address.zip}`

/** One row of the routing table: records of this kind whose answer is one of the values go to these boxes instead. */
export interface RoutingRule {
  kind: 'contact' | 'testimonial' | 'quote' | 'flood' | 'scope'
  field: string
  values: string[]
  to: string[]
}

/** Who is told about what. The first rule that fits decides, else the kind's own boxes. */
export const routing: { byKind: Record<RoutingRule['kind'], string[]>; rules: RoutingRule[] } = {
  byKind: {
    contact: [agency.email],
    testimonial: [agency.email],
    quote: [agency.email],
    flood: [agency.staff.flood.email],
    scope: [agency.staff.medicare.email],
  },
  rules: [
    {
      kind: 'flood',
      field: 'urgencyLevel',
      values: ['emergency', 'urgent'],
      to: [agency.staff.flood.email, agency.email],
    },
    { kind: 'quote', field: 'insuranceType', values: ['medicare'], to: [agency.staff.medicare.email] },
    { kind: 'quote', field: 'insuranceType', values: ['flood'], to: [agency.staff.flood.email] },
    { kind: 'quote', field: 'insuranceType', values: ['sr22'], to: [agency.staff.sr22.email] },
    {
      kind: 'quote',
      field: 'insuranceType',
      values: ['commercial', 'bonds', 'ip-insurance'],
      to: [agency.staff.owner.email],
    },
  ],
}
