/** What a built page says of itself to search engines. */
export interface PageSummary {
  address: string
  title: string
  description: string
  indexed: boolean
}

/** Reads it from a page's HTML. Throws when a page lacks its title, description or canonical address. */
export function summarizePage(html: string): PageSummary {
  const head = html.slice(0, html.indexOf('</head>'))
  return {
    address: find(head, /<link rel="canonical" href="([^"]*)"/),
    title: find(head, /<title>([^<]*)<\/title>/),
    description: find(head, /<meta name="description" content="([^"]*)"/),
    indexed: !/<meta name="robots" content="[^"]*noindex/.test(head),
  }
}

function find(head: string, pattern: RegExp): string {
  const found = pattern.exec(head)?.[1]
  if (!found) throw new Error(`A page has nothing that matches ${pattern.source}`)
  return decode(found)
}

function decode(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#38': '&', '#39': "'" }
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole)
}
