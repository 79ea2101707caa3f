import { type PageSummary } from './page-summary.ts'

/** The sitemap of the pages that may be found, in the order of their addresses. */
export function sitemap(pages: PageSummary[]): string {
  const urls = pages
    .filter(({ indexed }) => indexed)
    .map(({ address }) => address)
    .sort()
    .map((address) => `  <url><loc>${escape(address)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
