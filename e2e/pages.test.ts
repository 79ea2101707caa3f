import { describe, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { readBuiltDocuments, textOf } from './support/built-document.ts'

const documents = new Map(readBuiltDocuments().map(({ path, document }) => [path, document]))

function open(path: string) {
  const document = documents.get(path)
  if (!document) throw new Error(`No page at ${path}`)
  const main = document.querySelector('main')
  const links = [...(main?.querySelectorAll('a') ?? [])]
  return {
    main,
    text: textOf(main),
    heads: [...(main?.querySelectorAll('h1, h2, h3') ?? [])].map(textOf),
    /** Addresses of the links whose text contains these words. */
    linksSaying: (words: string) =>
      links.filter((link) => textOf(link).includes(words)).map((link) => link.getAttribute('href') ?? ''),
    rows: [...(main?.querySelectorAll('tr') ?? [])].map((row) => [...row.children].map(textOf)),
  }
}

describe('About', () => {
  const about = open('/about')

  test('[ABT-1] [SITE-8] tells the rebranding, the foundation and promise, and that the AI tools are still to come', () => {
    expect(about.text).toContain(agency.formerName)
    expect(about.text).toMatch(/rebranded/)
    expect(about.text).toMatch(/Serving Wyoming since 2009/)
    expect(about.text).toMatch(/Locally owned, woman-veteran-owned and independent/)
    expect(about.heads).toEqual(expect.arrayContaining(['Our Foundation', 'Our Promise', 'AI tools: coming soon']))
  })
  test('[SITE-8] the earlier name stands in the rebrand story and nowhere else on the site', () => {
    const naming = [...documents].filter(([, { body }]) => body.textContent.includes(agency.formerName))
    expect(naming.map(([path]) => path)).toEqual(['/about'])
  })
  test('[ABT-2] names the four pillars', () => {
    expect(about.heads).toEqual(
      expect.arrayContaining(['Same Trust', 'Expanded Services', 'Same Team', 'Enhanced Technology']),
    )
  })
  test('[ABT-3] names the three values', () => {
    expect(about.heads).toEqual(
      expect.arrayContaining(['Personal Service', 'Trusted Protection', 'Innovation Forward']),
    )
  })
  test('[ABT-4] gives the track record', () => {
    const record = [...(about.main?.querySelectorAll('dl > div') ?? [])].map(textOf)
    expect(record).toEqual([
      expect.stringMatching(/^20\+ ?years of service/),
      expect.stringMatching(/^1000\+ ?clients/),
      expect.stringMatching(/^14 ?insurance types/),
      expect.stringMatching(/^24\/7 ?claims support/),
    ])
  })
  test('[ABT-5] ends in Get Your Quote and Contact Us Today', () => {
    const buttons = [...(about.main?.querySelectorAll('button[commandfor=quote-hero]') ?? [])].map(textOf)
    expect(buttons).toEqual(['Get Your Quote', 'Get Your Quote'])
    expect(about.linksSaying('Contact Us Today')).toEqual(['/contact', '/contact'])
  })
})

describe('Get a quote', () => {
  const page = open('/get-quote')

  test('[GQ-1] the tool opens the external form by itself and links to it', () => {
    const tool = page.main?.querySelector('[data-opens-tab]')
    expect(tool?.getAttribute('data-opens-tab')).toBe(agency.links.quotePortal)
    expect(page.linksSaying('Open Quote Form')).toEqual([agency.links.quotePortal])
  })
  test('[GQ-1] has the four benefits, the phone, the address and the hours of this page', () => {
    expect(page.heads).toEqual(
      expect.arrayContaining(['Fast response', 'Comprehensive coverage', 'No obligation', 'Expert guidance']),
    )
    expect(page.linksSaying(agency.phone.display)).toContain(agency.phone.href)
    expect(page.text).toContain(agency.address.street)
    expect(page.rows).toEqual([
      ['Mon-Fri', '8-6'],
      ['Sat', '9-2'],
    ])
  })
  test('[GQ-1] leads to four kinds of coverage, and View All Services to personal insurance', () => {
    for (const slug of ['personal', 'commercial', 'farm-ranch', 'life-health'])
      expect(page.main?.querySelector(`.doors a[href="/services/${slug}"]`)).not.toBeNull()
    expect(page.linksSaying('View All Services')).toEqual(['/services/personal'])
  })
  test('[GQ-1] [SVC-15] the trust banner, 25+ years and the answer within 2 business hours', () => {
    for (const words of [
      'Licensed & Bonded',
      'A+ Rated Agency',
      'Local Wyoming Experts',
      '25+ years',
      '2 business hours',
    ])
      expect(page.text).toContain(words)
  })
})

describe('Quote success', () => {
  const page = open('/quote-success')

  test('[QS-1] gives four steps and the time frame', () => {
    const steps = [...(page.main?.querySelectorAll('ol.steps-next > li') ?? [])].map(textOf)
    expect(steps).toEqual([
      expect.stringContaining('within 2 business hours'),
      expect.stringContaining('discuss what you need'),
      expect.stringContaining('quotes from multiple carriers'),
      expect.stringContaining('help you finalize'),
    ])
    expect(page.heads).toContain('What Happens Next')
    expect(textOf(page.main?.querySelector('.when') ?? null)).toContain('2 business hours')
  })
  test('[QS-1] has the phone, the e-mail and the ways on', () => {
    expect(page.linksSaying(agency.phone.display)).toContain(agency.phone.href)
    expect(page.linksSaying(agency.email)).toEqual([`mailto:${agency.email}`])
    expect(page.linksSaying('Return to Home')).toEqual(['/'])
    for (const path of ['/services/personal', '/testimonials', '/about'])
      expect(page.main?.querySelector(`a[href="${path}"]`)).not.toBeNull()
  })
})

describe('Flood professionals', () => {
  const page = open('/flood-professionals')

  test('[FP-1] the head starts a request and calls; four benefits follow', () => {
    const head = page.main?.querySelector('.vista')
    expect(textOf(head ?? null)).toContain('Start a professional request')
    expect(head?.querySelector(`a[href="${agency.phone.href}"]`)).not.toBeNull()
    const benefits = page.main?.querySelector('section:nth-of-type(2) ul')
    expect(benefits?.querySelectorAll('li')).toHaveLength(4)
  })
  test('[FP-1] [FP-8] the zones have their chance and turnaround', () => {
    expect(page.rows).toEqual(
      expect.arrayContaining([
        ['High risk (A, AE, VE)', '1%', expect.any(String), '24-48 hours'],
        ['Moderate to low risk (B, C, X)', '0.2% or less', expect.any(String), 'Same day'],
        ['Preferred risk: low-risk properties', expect.any(String), expect.any(String), 'Immediate'],
      ]),
    )
  })
  test('[FP-8] complete files take 2-4 hours and 24 hours at most; the tiers are 7, 14 and 30 days', () => {
    expect(page.heads).toContain('24-hour turnaround')
    expect(page.text).toMatch(/Complete submissions get quotes in 2-4 hours during business hours/)
    expect(page.text).toMatch(/rush processing/i)
    expect(page.rows.map(([tier, closing]) => [tier, closing])).toEqual(
      expect.arrayContaining([
        ['Emergency', 'Within 7 days'],
        ['Urgent', 'Within 14 days'],
        ['Planning', '30 days and more'],
      ]),
    )
  })
  test('[FP-1] has tools, the team, the waiting period and the outside assistant', () => {
    expect(page.heads).toEqual(
      expect.arrayContaining(['Professional tools', 'Your support team', 'The 30-day waiting period']),
    )
    expect(page.linksSaying('AI flood-insurance assistant')).toEqual([agency.links.floodAssistant])
    expect(page.linksSaying('FEMA Flood Map Service Center')).toEqual([agency.links.floodMaps])
  })
  test('[FP-1] promises no referral fees, and no coverage by a quote', () => {
    expect(page.text).toContain('We neither pay nor receive referral fees.')
    expect(page.text).toContain('What is immediate is the quote, never the coverage.')
  })
})

describe('Confirmations of forms that were posted without script', () => {
  test('[FP-6] the flood request names the agent and the 2 hours', () => {
    const page = open('/flood-professionals/received')
    expect(page.heads[0]).toBe('Professional Quote Request Submitted!')
    expect(page.text).toContain(
      `${agency.staff.flood.firstName} will make contact within 2 hours during business hours`,
    )
  })
  test('[SOA-5] the Scope of Appointment names the agent', () => {
    const page = open('/soa-form/received')
    expect(page.heads[0]).toBe('Form Submitted Successfully')
    expect(page.text).toContain(`${agency.staff.medicare.firstName} will review the appointment request`)
  })
})

describe('Risk management', () => {
  const page = open('/risk-management')

  test('[RISK-1] the head leads to the partner, the article and our mailbox', () => {
    expect(page.heads[0]).toBe('Risk Management Solutions')
    expect(page.linksSaying('Smarter Risk')[0]).toBe(agency.links.riskPartner)
    expect(page.linksSaying('Read More')).toEqual([agency.links.riskArticle, agency.links.riskArticle])
    expect(page.linksSaying('Contact Us')).toEqual([`mailto:${agency.email}`])
    expect(page.linksSaying('Contact Our Team')).toEqual([`mailto:${agency.email}`])
  })
  test('[RISK-1] every section and every part of it has its heading', () => {
    expect(page.heads).toEqual(
      expect.arrayContaining([
        ...['An exclusive partnership', 'Assess Risk', 'Build Safety Programs', 'Control Insurance Costs'],
        ...['We Know How to Stop Claims', 'The Problem', 'The Solution'],
        ...['Smarter Risk Changes the Game', 'Rapid Assessment', 'Track Progress', 'Generate Policies', 'Low Cost'],
        ...['The Smarter Risk Solution', 'Rapid Risk Improvement', 'Visibility & Efficiency'],
        ...['Simplified Risk Management', 'Track Improvements'],
        ...[
          'Accessing Your Smarter Risk Account',
          'Welcome Email',
          '48-Hour Window',
          'Quick Validation',
          'Important Note',
        ],
        ...['Why Businesses Choose Smarter Risk', 'Accessible', 'Efficient', 'Affordable', 'Proven'],
      ]),
    )
  })
  test('[RISK-1] the study’s figures stand with their source and what they do not show', () => {
    const evidence = textOf(page.main?.querySelector('.evidence-note')?.parentElement ?? null)
    expect(evidence).toMatch(/52% ?fewer claims.*80% ?lower claim costs.*87% ?fewer lost-time days/)
    expect(evidence).toMatch(/Ohio Bureau of Workers’ Compensation.*2011/)
    expect(evidence).toContain('Your results will differ.')
  })
  test('[RISK-1] the 15 minutes, the 48 hours, the price and the $100K', () => {
    for (const words of ['15 minutes', 'within 48 hours', 'discounted or free', 'about $100K a year', 'spam'])
      expect(page.text).toContain(words)
    expect(page.linksSaying(agency.riskPartnerOrders)).toEqual([`mailto:${agency.riskPartnerOrders}`])
  })
})

describe('Document confirmation', () => {
  const page = open('/document-confirmation')

  test('[DOC-1] [DOC-2] has its texts, before any script runs', () => {
    expect(page.heads[0]).toBe('Documents Successfully Signed!')
    expect(page.heads).toEqual(
      expect.arrayContaining([
        ...['Confirmation Details', 'What Happens Next?', 'Processing Time', 'Coverage Confirmation', 'Your Agent'],
        ...['Need Assistance?', 'While You’re Here'],
      ]),
    )
    expect(page.text).toContain(
      'Please save this confirmation for your records. A copy of your signed documents will be sent to your email address on file.',
    )
    for (const words of ['Documents Received', '1-2 business days', agency.address.street])
      expect(page.text).toContain(words)
  })
  test('[DOC-2] gives the hours of this page, the phone, the e-mail and two ways on', () => {
    expect(page.rows).toEqual([
      ['Monday to Thursday', '8:30 AM-4:00 PM MST'],
      ['Friday', '8:30 AM-1:00 PM MST'],
    ])
    expect(page.linksSaying(agency.phone.display)).toEqual([agency.phone.href])
    expect(page.linksSaying(agency.email)).toEqual([`mailto:${agency.email}`])
    expect(page.linksSaying('Return to Homepage')).toEqual(['/'])
    expect(page.linksSaying('Explore Our Services')).toEqual(['/services'])
  })
})

describe('Legal pages', () => {
  test.each(['/disclaimer', '/privacy-policy', '/terms-of-service'])(
    '[LEG-1] %s was last updated in January 2025 and gives the hours Mon-Fri 8-5',
    (path) => {
      const { text } = open(path)
      expect(text).toContain('Last updated January 2025')
      expect(text).toContain('Mon-Fri 8-5')
      expect(text).not.toMatch(/\{\{|\}\}/)
    },
  )
  test('[LEG-2] the privacy policy prints what is kept for how long', () => {
    expect(open('/privacy-policy').rows).toEqual([
      ['Record', 'We keep it'],
      ['Client data', 'For the relationship, plus 7 years'],
      ['Claims and underwriting', '10 years'],
      ['Financial records', '7 years'],
      ['Scope of Appointment and related Medicare records', expect.stringContaining('10 years')],
      ['Website usage', '2 years'],
      ['Marketing', 'Until you opt out, or 5 years'],
    ])
  })
  test('[LEG-2] the terms name the age, the cap and the time limit', () => {
    const { text } = open('/terms-of-service')
    expect(text).toContain('You must be 18 or older')
    expect(text).toMatch(/capped at the fees you paid us in the 12 months/)
    expect(text).toMatch(/must be brought within one year/)
  })
  test('[FOOT-4] the accessibility statement names the level, the gaps, and how to be served another way', () => {
    const { text, heads } = open('/accessibility')
    expect(text).toContain('2.2, level AA')
    expect(heads).toEqual(
      expect.arrayContaining(['What we test', 'Gaps we know of', 'Tell us', 'Other ways to be served']),
    )
  })
})

test.each([...documents.keys()])('%s promises nothing that an agency must not promise', (path) => {
  const { text } = open(path)
  expect(text).not.toMatch(/peace of mind|full coverage|covers everything|risk-free|cheapest|guaranty association/i)
})
