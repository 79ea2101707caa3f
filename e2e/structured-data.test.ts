import { expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { readBuiltDocuments, textOf } from './support/built-document.ts'

interface Node {
  '@type': string
  '@id'?: string
  name?: string
  url?: string
  address?: { streetAddress: string; addressLocality: string }
  itemListElement?: { position: number; name: string; item: string }[]
}

const pages = readBuiltDocuments()
  .filter(({ path }) => path !== '/404')
  .map(({ path, document }) => {
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    return { path, document, graphs: scripts.map(({ textContent }) => JSON.parse(textContent) as unknown) }
  })
const nodesOf = (graph: unknown) => (graph as { '@graph': Node[] })['@graph']
const cases = pages.map((page) => [page.path, page] as const)

test.each(cases)(
  '[SITE-5, SITE-7] [C084] %s has one graph with the agency as its visible text has it',
  (_path, page) => {
    expect(page.graphs).toHaveLength(1)
    expect(page.graphs[0]).toMatchObject({ '@context': 'https://schema.org' })
    const [node, ...others] = nodesOf(page.graphs[0]).filter((found) => found['@type'] === 'InsuranceAgency')
    expect(others).toEqual([])
    expect(node).toMatchObject({
      '@id': expect.stringMatching(/^https?:\/\/[^/]+\/#agency$/) as string,
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
    const [node] = nodesOf(page.graphs[0]).filter((found) => found['@type'] === 'BreadcrumbList')
    const items = node?.itemListElement ?? []
    expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1))
    expect(new URL(items.at(-1)?.item ?? '').pathname).toBe(path)
    const shown = [...page.document.querySelectorAll('.crumbs li')].map(textOf)
    if (shown.length > 0) expect(items.map(({ name }) => name)).toEqual(shown)
  },
)

test.each(cases.filter(([path]) => path.startsWith('/services/')))('%s is a service of the agency', (path, page) => {
  const [node] = nodesOf(page.graphs[0]).filter((found) => found['@type'] === 'Service')
  const agencyNode = nodesOf(page.graphs[0]).find((found) => found['@type'] === 'InsuranceAgency')
  expect(node).toMatchObject({ provider: { '@id': agencyNode?.['@id'] } })
  expect(new URL(String(node?.url)).pathname).toBe(path)
  expect(String(node?.name).length).toBeGreaterThan(2)
})
