export interface VisitSource {
  /** The host that sent the visitor to the site. */
  referrer?: string
  /** `utm_*` tags of the first page of the visit, as a query string. */
  campaign?: string
}

const longest = 500

/** Where the visit came from: `site/shell.ts` keeps the first page's referrer and query in this tab, a space between. */
export function readVisitSource(): VisitSource {
  try {
    const [from = '', search = ''] = (sessionStorage.getItem('visit') ?? '').split(' ')
    const referrer = URL.canParse(from) ? new URL(from).host : location.host
    const tags = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
    const campaign = String(new URLSearchParams(tags)).slice(0, longest)
    return { ...(referrer !== location.host && { referrer }), ...(campaign && { campaign }) }
  } catch {
    return {}
  }
}
