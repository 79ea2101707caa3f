import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { quote } from './action.ts'
import { arrangeServices, catalog } from './catalog.ts'
import { type Section } from './section.ts'
import { asksForQuote, defineService, quotesInHead, type Service, type ServiceData } from './service.ts'

const pairs = catalog.flatMap((a, index) => catalog.slice(index + 1).map((b) => [a, b] as const))

/** Every text that a page shows, without the names that pages share on purpose. */
function textsOf(service: Service): string[] {
  const texts: string[] = []
  const gather = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (!['kind', 'icon', 'href', 'id', 'ground', 'look', 'person', 'part', 'to', 'opens'].includes(key))
        texts.push(value)
    } else if (Array.isArray(value)) value.forEach((entry) => gather(entry, key))
    else if (value && typeof value === 'object') Object.entries(value).forEach(([name, entry]) => gather(entry, name))
  }
  gather([service.hero, service.sections])
  return texts
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}$%’-]+/gu) ?? []

function fiveGrams(service: Service): Set<string> {
  const grams = new Set<string>()
  for (const text of textsOf(service)) {
    const list = words(text)
    for (let start = 0; start + 5 <= list.length; start += 1) grams.add(list.slice(start, start + 5).join(' '))
  }
  return grams
}

const kindsOf = (service: Service) =>
  service.sections.map((part) => (part.kind === 'place' ? part.part : part.kind)).join(' ')

const plain: ServiceData = {
  name: 'Plain',
  group: 'household',
  order: 6,
  icon: 'house',
  line: 'One line',
  meta: {
    title: 'Plain',
    description: 'A description that is long enough for what search engines show of a page.',
    keywords: ['a', 'b', 'c'],
  },
  hero: { title: 'Plain', lede: 'Plain', actions: [] },
  sections: [],
}

describe('the catalog', () => {
  test('[NAV-2] has fourteen services, group by group', () => {
    expect(catalog.map(({ slug }) => slug)).toEqual([
      ...['personal', 'life-health', 'medicare', 'flood', 'pet'],
      ...['commercial', 'farm-ranch', 'bonds', 'ip-insurance'],
      ...['travel', 'recreational', 'sr22', 'jewelry', 'wedding'],
    ])
  })

  test.each(['name', 'line', 'icon'] as const)('no two services share their %s', (key) => {
    expect(new Set(catalog.map((service) => service[key])).size).toBe(catalog.length)
  })

  test('no two pages share their title, description or heading', () => {
    for (const read of [
      ({ meta }: Service) => meta.title,
      ({ meta }: Service) => meta.description,
      ({ hero }: Service) => hero.title,
    ]) {
      expect(new Set(catalog.map(read)).size).toBe(catalog.length)
    }
  })

  test('[HOME-2] six services have a main card and seven a further one, each with three bullets', () => {
    const cards = catalog.flatMap(({ slug, card }) => (card ? [{ slug, ...card }] : []))
    const inOrder = (kind: 'main' | 'further') =>
      cards
        .filter((card) => card.kind === kind)
        .sort((a, b) => a.order - b.order)
        .map(({ slug }) => slug)
    expect(inOrder('main')).toEqual(['personal', 'commercial', 'farm-ranch', 'life-health', 'medicare', 'travel'])
    expect(inOrder('further')).toEqual(['flood', 'pet', 'recreational', 'jewelry', 'wedding', 'ip-insurance', 'sr22'])
  })

  test('a fifteenth file takes its place in the order by itself', () => {
    const beekeeping = defineService({ ...plain, name: 'Beekeeping' })
    const files = Object.fromEntries(catalog.map((service) => [`./services/${service.slug}.ts`, { default: service }]))
    const arranged = arrangeServices({ ...files, './services/beekeeping.ts': { default: beekeeping } })
    expect(arranged).toHaveLength(catalog.length + 1)
    expect(arranged[5]).toMatchObject({ slug: 'beekeeping', href: '/services/beekeeping', name: 'Beekeeping' })
  })
})

describe('the pages', () => {
  test('no two share an introduction', () => {
    const introductions = catalog.flatMap(({ hero, sections }) => [
      hero.lede,
      ...sections.slice(0, 1).flatMap((part) => (part.kind === 'statement' ? part.text : [])),
    ])
    expect(new Set(introductions).size).toBe(introductions.length)
  })

  test('no two have the same sequence of section kinds', () => {
    expect(new Set(catalog.map(kindsOf)).size).toBe(catalog.length)
  })

  test.each(pairs.map(([a, b]) => [a.slug, b.slug, a, b] as const))('%s and %s are written apart', (_a, _b, a, b) => {
    const [ofA, ofB] = [fiveGrams(a), fiveGrams(b)]
    const shared = [...ofA].filter((gram) => ofB.has(gram))
    expect(shared.length / Math.min(ofA.size, ofB.size), shared.join('\n')).toBeLessThan(0.03)
  })

  test.each(catalog.map((service) => [service.slug, service] as const))(
    '%s never shows the same kind of grid twice in a row',
    (_slug, { sections }) => {
      const repeated = sections.filter(
        ({ kind }, index) => ['covers', 'tiles', 'figures'].includes(kind) && kind === sections[index + 1]?.kind,
      )
      expect(repeated.map(({ title }) => title)).toEqual([])
    },
  )

  test.each(catalog.map((service) => [service.slug, service] as const))(
    '%s says where each of its figures comes from',
    (_slug, { sections }) => {
      const unsourced = sections.flatMap((part) =>
        part.kind === 'figures' ? part.items.filter(({ source }) => !source).map(({ figure }) => figure) : [],
      )
      expect(unsourced).toEqual([])
    },
  )

  test('a page with a quote button anywhere has the quote dialog', () => {
    const bare = { hero: { title: '', lede: '', actions: [] }, sections: [] }
    expect(asksForQuote(bare)).toBe(false)
    expect(quotesInHead(bare)).toBe(false)
    const head = { ...bare.hero, actions: [quote()] }
    expect(asksForQuote({ ...bare, hero: head })).toBe(true)
    expect(quotesInHead({ hero: head })).toBe(true)
    const door = { action: quote(), icon: 'phone', text: '' }
    const profile: Section = { kind: 'profile', title: '', person: 'owner', text: [], doors: [door] }
    expect(asksForQuote({ ...bare, sections: [profile] })).toBe(true)
    const end: Section = { kind: 'call-to-action', title: '', actions: [quote()] }
    expect(asksForQuote({ ...bare, sections: [end] })).toBe(true)
  })
})

describe('the words', () => {
  const promises =
    /full coverage|covers? everything|you are (fully )?covered|peace of mind|cheapest|risk.free|state.approved|guaranty (association|fund)/i
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|md)$/.test(file) && !file.endsWith('.test.ts'),
  )

  test.each(files)('%s promises nothing that a policy does not', (file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    expect(text.split('\n').filter((line) => promises.test(line))).toEqual([])
  })

  test.each(catalog.map((service) => [service.slug, service] as const))(
    '%s does not shout, boast or hurry',
    (_s, service) => {
      const texts = textsOf(service)
      expect(texts.length).toBeGreaterThan(20)
      const bad =
        /!|\bbest\b|\bguarantee[ds]?\b(?!-issue| issue)|\bhurry\b|last chance|act now|don’t wait|limited time|["']|--/i
      expect(texts.filter((text) => bad.test(text))).toEqual([])
    },
  )
})
