import { agency } from '#content/agency.ts'
import { type Policy } from '#server/http/security-headers.ts'

const { embeds, links } = agency

/** The other companies that our pages show in frames and send forms to. */
export function securityPolicy(scriptHashes: string[], secure: boolean): Policy {
  const episodes = Object.values(embeds.podcast.episodes).map(({ src }) => src)
  return {
    scriptHashes,
    frames: origins([embeds.podcast.playlist, ...episodes, embeds.riskAnalyzer.src]),
    formTargets: origins([links.quotePortal]),
    secure,
  }
}

/** The one page with the reviews widget. */
export const reviewsPage = '/testimonials'

/** The reviews widget's, for the page of testimonials alone. */
export const reviewOrigins = origins([embeds.reviews.script, embeds.reviews.config])

/** Empty addresses have none. */
function origins(addresses: string[]): string[] {
  return [...new Set(addresses.filter((address) => address !== '').map((address) => new URL(address).origin))]
}
