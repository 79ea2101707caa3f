import { describe, expect, test } from 'vitest'
import { agency } from './agency.ts'
import { catalog } from './catalog.ts'
import { type Service } from './service.ts'

function find(slug: string): Service {
  const service = catalog.find((each) => each.slug === slug)
  if (!service) throw new Error(`No service at ${slug}`)
  return service
}
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object'
      ? Object.values(value).map(textOf).join('\n')
      : ''
const titlesOf = (service: Service, kind: Service['sections'][number]['kind']) =>
  service.sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => ('items' in section ? (section.items as (string | { title?: string })[]) : []))
    .flatMap((item) => (typeof item === 'string' ? [] : [item.title ?? '']))
const kindsOf = (service: Service) => service.sections.map(({ kind }) => kind)
const actionsOf = (service: Service) => [
  ...service.hero.actions,
  ...service.sections.flatMap((section) => section.actions ?? []),
]

describe('[SVC-8] pet', () => {
  const pet = find('pet')
  test('names three coverages, four pet types and four cost factors', () => {
    expect(titlesOf(pet, 'covers')).toEqual(['Accident', 'Illness', 'Wellness & Preventive'])
    expect(titlesOf(pet, 'tiles')).toEqual(['Dogs', 'Cats', 'Exotic Pets', 'Multiple Pets'])
    expect(titlesOf(pet, 'list')).toEqual(['Pet’s Age', 'Breed', 'Location', 'Coverage Level'])
  })
  test('gives a source and a date for each figure', () => {
    const figures = pet.sections.filter((section) => section.kind === 'figures').flatMap(({ items }) => items)
    expect(figures).toHaveLength(4)
    expect(figures.every(({ source }) => source?.name && source.asOf)).toBe(true)
  })
  test('works a bill through that adds up', () => {
    const [bill, deductible, rest, paid, yours] = [3000, 250, 2750, 2200, 800]
    expect(bill - deductible).toBe(rest)
    expect(rest * 0.8).toBe(paid)
    expect(bill - paid).toBe(yours)
    expect((bill * 0.8 - deductible).toLocaleString('en-US')).toBe('2,150')
    for (const amount of [bill, deductible, rest, paid, yours, 2150]) {
      expect(textOf(pet.sections)).toContain(`$${amount.toLocaleString('en-US')}`)
    }
  })
})

test('[SVC-9] recreational names its four machines, the coverage types and the six kinds of RV', () => {
  const recreational = find('recreational')
  expect(titlesOf(recreational, 'covers')).toEqual(['RV', 'Motorcycle', 'Boat', 'ATV'])
  expect(titlesOf(recreational, 'list')).toEqual([
    'Class A',
    'Class B',
    'Class C',
    'Travel Trailers',
    'Fifth Wheels',
    'Toy Haulers',
  ])
  expect(recreational.sections.some(({ title }) => title === 'Essential coverage types')).toBe(true)
})

describe('[SVC-11] [SVC-15] jewelry', () => {
  const jewelry = find('jewelry')
  test('compares, covers, counts, answers, lists what you need and takes four steps', () => {
    expect(kindsOf(jewelry)).toEqual(['table', 'covers', 'table', 'questions', 'checklist', 'steps', 'call-to-action'])
    expect(titlesOf(jewelry, 'steps')).toHaveLength(4)
  })
  test.each(['5-7 business days', '1-3%', 'every 3-5 years', 'within the last 3 years'])('says %s', (constant) => {
    expect(textOf(jewelry)).toContain(constant)
  })
  test('computes its cost examples from 1 and 3 percent', () => {
    const examples = jewelry.sections.filter((section) => section.kind === 'table')[1]?.rows ?? []
    const number = (text = '') => Number(text.replace(/[$,]/g, ''))
    expect(examples).toHaveLength(4)
    for (const [, value, low, high] of examples) {
      expect(number(low)).toBe(number(value) * 0.01)
      expect(number(high)).toBe(number(value) * 0.03)
    }
  })
})

describe('[SVC-12] [SVC-15] wedding', () => {
  const wedding = find('wedding')
  test.each(['$75', '$600', '7-10 days', '14 days', '9-12 months', '$1-2M'])('says %s', (constant) => {
    expect(textOf(wedding)).toContain(constant)
  })
  test('holds covers, premiums, timing and questions', () => {
    expect(kindsOf(wedding)).toEqual(['covers', 'steps', 'table', 'list', 'questions', 'call-to-action'])
  })
})

test.each(['jewelry', 'wedding'])('[SVC-11] [SVC-12] the quote buttons of %s open the portal', (slug) => {
  const kinds = actionsOf(find(slug)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'portal').length).toBeGreaterThanOrEqual(2)
  expect(kinds).not.toContain('quote')
})

describe('[SVC-13] [SVC-15] SR22', () => {
  const sr22 = find('sr22')
  test('presents the named specialist, and its quote dialog opens no tab by itself', () => {
    expect(sr22.quoteOpensTab).toBe(false)
    expect(sr22.sections[0]).toMatchObject({ kind: 'profile', person: 'sr22', title: agency.staff.sr22.name })
  })
  test('names the three services that the home page names', () => {
    expect(titlesOf(sr22, 'tiles')).toEqual(
      expect.arrayContaining(['Immediate Filing', '3-Year Monitoring', 'Confidential Service']),
    )
    expect(sr22.card?.bullets).toEqual(['Immediate Filing', '3-Year Monitoring', 'Confidential Service'])
  })
  test('asks for three continuous years, warns that a lapse restarts them and sends people to WYDOT', () => {
    expect(textOf(sr22)).toContain('3 continuous years')
    expect(textOf(sr22)).toContain('A lapse restarts it')
    expect(textOf(sr22)).toContain('Confirm your end date with WYDOT')
  })
  test('never calls the form insurance', () => {
    expect(textOf(sr22)).not.toMatch(/SR-?22 insurance/i)
  })
})

describe('[SVC-14] [SVC-15] IP insurance', () => {
  const ip = find('ip-insurance')
  test.each(['$1M-$20M+ per claim', '$500K-$10M+'])('gives the limit %s', (limit) => {
    expect(textOf(ip)).toContain(limit)
  })
  test('names its coverages, five key areas and six industries, and places the calculator', () => {
    expect(titlesOf(ip, 'covers')).toEqual(['Patent Defense', 'Trademark Protection', 'Enforcement Coverage'])
    expect(titlesOf(ip, 'list')).toHaveLength(5)
    expect(ip.sections.find((section) => section.kind === 'table')?.rows).toHaveLength(6)
    expect(ip.sections).toContainEqual(expect.objectContaining({ kind: 'place', part: 'ip-calculator' }))
    expect(ip.card?.bullets).toEqual(['Patent Defense', 'Trademark Protection', 'Enforcement Coverage'])
  })
  test('opens the quote dialog', () => {
    expect(actionsOf(ip).map(({ kind }) => kind)).toContain('quote')
  })
})
