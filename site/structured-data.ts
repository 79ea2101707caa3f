import { type BreadcrumbList, type Graph, type InsuranceAgency, type Service } from 'schema-dts'
import { agency } from '#content/agency.ts'
import { type Crumb } from '#site/sections/Breadcrumbs.tsx'

type Node = Graph['@graph'][number]

/** The agency's node: the same `@id` on every page, so that every other node can point at it. `origin` ends without a slash. */
export function agencyNode(origin: string): InsuranceAgency {
  const { address, hours } = agency
  const sameAs = Object.values(agency.social).filter(Boolean)
  return {
    '@type': 'InsuranceAgency',
    '@id': `${origin}/#agency`,
    name: agency.name,
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
    image: `${origin}/share/home.png`,
    telephone: agency.phone.display,
    email: agency.email,
    priceRange: agency.priceRange,
    foundingDate: String(agency.founded),
    areaServed: { '@type': 'State', name: agency.serviceArea },
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.suite}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    openingHoursSpecification: hours.office.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens,
      closes,
    })),
    ...(sameAs.length > 0 && { sameAs }),
  }
}

/** The way to a page, as search results show it. */
export function breadcrumbNode(origin: string, trail: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ text: 'Home', href: '/' }, ...trail].map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: `${origin}${href}`,
    })),
  }
}

/** Lines that are not called insurance, or say it themselves: Medicare, an SR22 filing, surety bonds, IP insurance. */
const namesItsKind = /insurance|medicare|filing|bonds/i

/** One insurance line, provided by the agency. */
export function serviceNode(
  origin: string,
  { name, description, path }: { name: string; description: string; path: string },
): Service {
  return {
    '@type': 'Service',
    '@id': `${origin}${path}#service`,
    name,
    description,
    serviceType: namesItsKind.test(name) ? name : `${name} insurance`,
    url: `${origin}${path}`,
    provider: { '@id': `${origin}/#agency` },
    areaServed: { '@type': 'State', name: agency.serviceArea },
  }
}

/** One graph a page. `<` is escaped, so that no text of ours can end the script element. */
export function structuredData(nodes: Node[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
