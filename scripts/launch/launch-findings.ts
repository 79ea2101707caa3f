import { findOutOfDateBanner } from './banner-dates.ts'
import { findDeadPlaceholders } from './dead-placeholders.ts'
import { type Finding } from './finding.ts'
import { findMissingMedicareCounts } from './medicare-counts.ts'
import { findMissingBasis } from './missing-basis.ts'
import { findUnconfirmedNfip } from './nfip-authority.ts'
import { findSampleValues } from './sample-values.ts'
import { findUnsourcedFigures } from './unsourced-figures.ts'

export interface PublishedContent {
  agency: Parameters<typeof findDeadPlaceholders>[0] & {
    [fact: string]: unknown
    figures: { basis: Record<string, string>; [figure: string]: unknown }
    medicare: Parameters<typeof findMissingMedicareCounts>[0]
  }
  banner: Parameters<typeof findOutOfDateBanner>[0]
  nfipAuthority: Parameters<typeof findUnconfirmedNfip>[0]
  testimonials: unknown
  services: unknown
  pages: unknown
}

/** Everything that still stands in the way of publishing; `today` is YYYY-MM-DD in the agency's time zone. */
export function findLaunchProblems(content: PublishedContent, today: string): Finding[] {
  const { agency, banner, nfipAuthority, testimonials, services, pages } = content
  const own = Object.values(agency.figures)
    .filter((figure) => typeof figure !== 'object')
    .map(String)
  return [
    ...findSampleValues(agency, 'agency'),
    ...findSampleValues(banner, 'banner'),
    ...findSampleValues(testimonials, 'testimonials'),
    ...findOutOfDateBanner(banner, today),
    ...findUnconfirmedNfip(nfipAuthority, today),
    ...findMissingMedicareCounts(agency.medicare),
    ...findUnsourcedFigures(services, 'services', own),
    ...findUnsourcedFigures(pages, 'pages', own),
    ...findMissingBasis(agency.figures),
    ...findDeadPlaceholders(agency),
  ]
}
