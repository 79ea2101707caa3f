import { expect, test } from 'vitest'
import * as z from 'zod'
import { agency } from '#content/agency.ts'
import { catalog } from '#content/catalog.ts'
import { readBuiltDocuments, textOf } from './support/built-document.ts'

const address = z.url({ protocol: /^https?$/ })
const time = z.string().regex(/^\d\d:\d\d$/)
const wyoming = z.strictObject({ '@type': z.literal('State'), name: z.literal('Wyoming') })
const text = z.string().min(3)

/** What schema.org and the search engines ask of each kind of node we write; a property that is not named here is a mistake. */
const agencyNode = z.strictObject({
  '@type': z.literal('InsuranceAgency'),
  '@id': z.string().regex(/^https?:\/\/[^/]+\/#agency$/),
  name: text,
  url: address,
  logo: address,
  image: address,
  telephone: text,
  email: z.email(),
  priceRange: z.string().max(99),
  foundingDate: z.string().regex(/^\d{4}$/),
  areaServed: wyoming,
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: text,
    addressLocality: text,
    addressRegion: z.literal('WY'),
    postalCode: z.string().regex(/^\d{5}$/),
    addressCountry: z.literal('US'),
  }),
  openingHoursSpecification: z
    .array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])),
        opens: time,
        closes: time,
      }),
    )
    .min(1),
  sameAs: z.array(address).min(1).optional(),
})
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
    .min(2),
})
const service = z.strictObject({
  '@type': z.literal('Service'),
  '@id': address,
  name: text,
  description: z.string().min(60),
  serviceType: text,
  url: address,
  provider: z.strictObject({ '@id': z.string() }),
  areaServed: wyoming,
})
const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', [agencyNode, breadcrumbs, service])),
})

const pages = readBuiltDocuments()
  .filter(({ path }) => path !== '/404')
  .map(({ path, document }) => {
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    return { path, document, graphs: scripts.map(({ textContent }) => JSON.parse(textContent) as unknown) }
  })
type Nodes = z.infer<typeof graph>['@graph']
/** The nodes of one kind. */
function nodesOf<Kind extends Nodes[number]['@type']>(page: (typeof pages)[number], kind: Kind) {
  return page.graphs
    .flatMap((found) => graph.parse(found)['@graph'])
    .filter((node): node is Extract<Nodes[number], { '@type': Kind }> => node['@type'] === kind)
}
const cases = pages.map((page) => [page.path, page] as const)

test.each(cases)(
  '[SITE-5, SITE-7] [C084] %s has one graph with the agency as its visible text has it',
  (_path, page) => {
    expect(page.graphs).toHaveLength(1)
    const [node, ...others] = nodesOf(page, 'InsuranceAgency')
    expect(others).toEqual([])
    expect(node).toMatchObject({
      name: agency.name,
      telephone: agency.phone.display,
      priceRange: '$$',
      foundingDate: '2009',
      areaServed: { '@type': 'State', name: 'Wyoming' },
      address: { '@type': 'PostalAddress', postalCode: agency.address.zip, addressCountry: 'US' },
      openingHoursSpecification: [{ opens: '08:00', closes: '17:00' }],
    })
    const footer = textOf(page.document.querySelector('footer'))
    const { streetAddress = '-', addressLocality = '-' } = node?.address ?? {}
    for (const text of [agency.phone.display, streetAddress, addressLocality]) expect(footer).toContain(text)
  },
)

test.each(cases)('[C084] %s marks up no ratings and no reviews of ourselves', (_path, { graphs }) => {
  expect(JSON.stringify(graphs)).not.toMatch(/"(Review|AggregateRating|Rating|ratingValue|review)"/)
})

test.each(cases.filter(([path]) => path !== '/'))(
  '%s gives its way from Home as it stands on the page',
  (path, page) => {
    const [node] = nodesOf(page, 'BreadcrumbList')
    const items = node?.itemListElement ?? []
    expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1))
    expect(new URL(items.at(-1)?.item ?? '').pathname).toBe(path)
    const shown = [...page.document.querySelectorAll('.crumbs li')].map(textOf)
    if (shown.length > 0) expect(items.map(({ name }) => name)).toEqual(shown)
  },
)

test.each(cases.filter(([path]) => path.startsWith('/services/')))('%s is a service of the agency', (path, page) => {
  const [node, ...others] = nodesOf(page, 'Service')
  expect(others).toEqual([])
  expect(node?.provider['@id']).toBe(nodesOf(page, 'InsuranceAgency')[0]?.['@id'])
  expect(new URL(node?.url ?? '').pathname).toBe(path)
  expect(node?.name).toBe(catalog.find(({ href }) => href === path)?.name)
  // Nobody says "SR22 Filing insurance" or "Medicare insurance".
  expect(node?.serviceType).toMatch(/^(?!.*(medicare|filing|bonds|insurance) insurance)/i)
})
