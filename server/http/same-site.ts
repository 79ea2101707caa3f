import { type IncomingHttpHeaders } from 'node:http'

/** Whether a post comes from our own pages. Browsers say where a post comes from; what says nothing is no browser. */
export function isSameSite(
  { origin, host, 'sec-fetch-site': fetchSite }: IncomingHttpHeaders,
  siteOrigin: string,
): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  if (origin === undefined || origin === siteOrigin) return true
  const ours = host?.toLowerCase()
  return ours !== undefined && URL.parse(origin)?.host === ours
}
