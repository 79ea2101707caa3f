import { describe, expect, test } from 'vitest'
import { agency } from './agency.ts'
import { catalog } from './catalog.ts'
import { floodZones, floodZonesInShort } from './flood-zones.ts'
import { medicareDates } from './medicare-dates.ts'
import { medicareParts } from './medicare-parts.ts'
import { type Section, type SectionOf } from './section.ts'
import { soaQuestions, waitingPeriodSentence } from './soa-questions.ts'

function page(slug: string) {
  const service = catalog.find((one) => one.slug === slug)
  if (!service) throw new Error(`No service is called ${slug}`)
  const all = <Kind extends Section['kind']>(kind: Kind) =>
    service.sections.filter((one): one is SectionOf<Kind> => one.kind === kind)
  const places = all('place').map(({ part }) => part)
  const titles = (kind: 'covers' | 'tiles') =>
    service.sections.flatMap((one) => (one.kind === kind ? one.items.map(({ title }) => title) : []))
  const actions = [
    ...service.hero.actions,
    ...service.sections.flatMap((one) => one.actions ?? []),
    ...all('profile').flatMap(({ doors = [] }) => doors.map((door) => door.action)),
  ]
  const called = (text: string) => actions.filter((one) => one.text === text)
  return { service, all, places, titles, actions, called, text: JSON.stringify(service) }
}

describe('[SVC-4] life & health', () => {
  const life = page('life-health')

  test('names its three cards and four tiles', () => {
    expect(life.titles('covers')).toEqual(['Life', 'Health', 'Disability'])
    expect(life.titles('tiles')).toEqual(['Critical Illness', 'Accident', 'Dental & Vision', 'Hospital Indemnity'])
  })

  test('[SVC-15] guides to how much with the four sums', () => {
    const [guide] = life.all('table')
    expect(guide?.rows.map(([need, rule]) => [need, rule]).slice(0, 4)).toEqual([
      ['Income replacement', '10-12 times salary'],
      ['Debt', 'Mortgage plus loans'],
      ['College', 'College costs'],
      ['Final expenses', '$10-15k'],
    ])
  })

  test('has several openers of the retirement calculator, which it places, and of the life quotes, in a new tab', () => {
    expect(life.places).toEqual(['retirement-calculator'])
    const openers = life.actions.filter((one) => one.kind === 'dialog' && one.opens === 'retirement-calculator')
    expect(openers.length).toBeGreaterThanOrEqual(3)
    const quotes = life.called('Life Insurance Quotes')
    expect(quotes.length).toBeGreaterThanOrEqual(2)
    for (const one of quotes) expect(one).toMatchObject({ kind: 'tab', href: agency.links.lifeQuotes })
  })

  test('gives a source and a year for each figure', () => {
    for (const { source } of life.all('figures').flatMap(({ items }) => items)) expect(source?.asOf).toMatch(/^20\d\d$/)
  })
})

describe('[SVC-5] Medicare', () => {
  const medicare = page('medicare')

  test('stands in its order, with the disclosure directly under the head', () => {
    expect(medicare.service.sections[0]).toMatchObject({ kind: 'place', part: 'medicare-disclosure' })
    expect(medicare.places).toEqual([
      'medicare-disclosure',
      'medicare-video',
      'birthday-rule',
      'medicare-parts',
      'medicare-year',
      'soa-questions',
    ])
  })

  test('presents the specialist, her licensing and the form that comes first', () => {
    const [profile] = medicare.all('profile')
    const text = profile?.text.join(' ')
    expect(text).toContain('almost 30 years')
    expect(text).toContain('holds the licensing needed to discuss and sell Medicare products in Wyoming')
    expect(text).toContain(
      'The Scope of Appointment form must be completed before she meets clients about Medicare options',
    )
    expect(profile?.doors?.map(({ action }) => action)).toEqual([
      { kind: 'tab', text: 'Scope of Appointment Form', href: '/soa-form' },
      { kind: 'scroll', text: 'SOA FAQ', to: '#faq' },
      { kind: 'call', text: 'Call Medicare Expert', line: 'medicare' },
      {
        kind: 'tab',
        text: `Enroll in ${agency.medicareCarrier} Medicare Supplement Plans`,
        href: agency.links.medicareEnrollment,
      },
    ])
    expect(medicare.all('questions').map(({ id }) => id)).toEqual(['faq'])
    expect(agency.medicarePhone.href.endsWith(',2')).toBe(true)
  })

  test('has two podcasts, four parts, three options, a checklist and the document', () => {
    expect(medicare.all('place').flatMap(({ episodes = [] }) => episodes)).toEqual(['turning65', 'birthdayRule'])
    expect(medicareParts.map(({ letter, name }) => `${letter} ${name}`)).toEqual([
      'A Hospital',
      'B Medical',
      'C Advantage',
      'D Drugs',
    ])
    expect(medicare.all('table')[0]?.rows.map(([name]) => name)).toEqual(['Medigap', 'Part D', 'Advantage'])
    expect(medicare.all('checklist')[0]?.items.length).toBeGreaterThanOrEqual(6)
    expect(medicare.actions).toContainEqual({
      kind: 'tab',
      text: 'Read the Birthday Rule document',
      href: agency.links.birthdayRuleDocument,
    })
    expect(medicare.called('SOA FAQ')).toContainEqual({ kind: 'dialog', text: 'SOA FAQ', opens: 'soa-questions' })
  })

  test('[SVC-15] its dates are the specification’s', () => {
    const { yearly, initial, birthdayRule } = medicareDates
    expect(yearly[0]?.title).toBe('Annual Open Enrollment')
    expect(yearly[0]?.text).toContain('October 15 - December 7')
    expect(initial.text).toContain('7 months around the month of your 65th birthday')
    expect(birthdayRule).toMatchObject({ days: 63, inEffectSince: 'June 1, 2025' })
    expect(birthdayRule.text).toContain('63 days from the birthday, to equal or lesser benefits')
  })

  test('never says 30 days, and never both meanings of 63 in one sentence', () => {
    const everything = [medicare.text, JSON.stringify(medicareDates), JSON.stringify(soaQuestions(48))].join(' ')
    expect(everything).not.toMatch(/30 days/)
    expect(everything).not.toMatch(/63 days without/)
  })

  test('the waiting period is the office’s own, and 0 removes it', () => {
    expect(waitingPeriodSentence(48)).toBe(
      'Our office allows 48 hours between the form and the meeting. That is our practice.',
    )
    expect(waitingPeriodSentence(0)).toBeNull()
    expect(JSON.stringify(soaQuestions(0))).not.toMatch(/hours|wait/)
    expect(soaQuestions(48).at(-1)?.answer).toBe(waitingPeriodSentence(48))
    expect(medicare.text).toContain('48 hours')
    expect(medicare.text).not.toMatch(/(federal|required by|Medicare rule)[^.]*48 hours/i)
  })

  test('names no plan, price or benefit, and claims no approval', () => {
    const copy = medicare.text.replace(/Part D|Plan cards/g, '')
    for (const banned of [/\bfree\b/i, /\bofficial/i, /\$\d/, /\bbest\b/i, /approved/i, /certified/i, /star rating/i]) {
      expect(copy).not.toMatch(banned)
    }
  })
})

describe('[SVC-6] travel', () => {
  const travel = page('travel')

  test('names its cards and tiles, says when to buy and why to choose us', () => {
    expect(travel.titles('covers')).toEqual(['Trip Cancellation', 'Medical Coverage', 'Travel Protection'])
    expect(travel.titles('tiles')).toEqual(['Domestic', 'International', 'Cruise', 'Adventure'])
    expect(travel.all('steps')[0]?.title).toBe('When to buy')
    expect(travel.all('list')[0]?.items.length).toBeGreaterThanOrEqual(3)
  })

  test('[SVC-15] asks people to buy within 14 days of the first trip deposit', () => {
    expect(travel.text).toContain('Within 14 days of the first trip deposit')
  })

  test('has quote buttons and a call button', () => {
    expect(travel.called('Get Travel Quote').length).toBeGreaterThanOrEqual(2)
    expect(travel.actions.some(({ kind }) => kind === 'call')).toBe(true)
  })
})

describe('[SVC-7] flood', () => {
  const flood = page('flood')

  test('has an introduction, four figures, a notice, three covers and the comparison', () => {
    expect(flood.service.sections.slice(0, 5).map(({ kind }) => kind)).toEqual([
      'statement',
      'figures',
      'notice',
      'covers',
      'table',
    ])
    expect(flood.all('figures')[0]?.items).toHaveLength(4)
    expect(flood.all('figures')[0]?.items.every(({ source }) => source)).toBe(true)
    expect(flood.titles('covers')).toEqual(['Building', 'Contents', 'Additional'])
    expect(flood.all('table')[0]?.columns).toEqual(['', 'NFIP (federal)', 'Private flood'])
  })

  test('Check Flood Zone leads to FEMA’s maps in a new tab, beside a call button', () => {
    const check = { kind: 'tab', text: 'Check Flood Zone', href: agency.links.floodMaps }
    const [zones] = flood.all('place')
    expect(zones?.part).toBe('flood-zones')
    expect(zones?.actions).toContainEqual(check)
    expect(zones?.actions).toContainEqual({ kind: 'call' })
  })

  test('[SVC-15] the zones and the wait are the specification’s', () => {
    expect(floodZones.map(({ risk, letters, chance }) => [risk, letters.join(', '), chance])).toEqual([
      ['High', 'A, AE, AH, AO, AR, A99, V, VE', '1%'],
      ['Moderate', 'B, X500', '0.2%'],
      ['Low', 'C, X', undefined],
    ])
    expect(floodZonesInShort.map(({ letters }) => letters.join(', '))).toEqual(['A, AE, VE', 'B, C, X'])
    expect(flood.text).toContain('Generally 30 days')
    expect(flood.text).toContain('does not apply at a loan closing')
  })

  test('the 26% are what thirty years of 1% come to', () => {
    expect(Math.round((1 - 0.99 ** 30) * 100)).toBe(26)
    expect(flood.text).toContain('"26%"')
  })
})
