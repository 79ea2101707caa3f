export interface VisitSource {
  /** The host that sent the visitor to the site. */
  referrer?: string
  /** `utm_*` tags of the first page of the visit, as a query string. */
  campaign?: string
}

/** Where the visit came from, as `site/shell.ts` keeps it in this tab. Nothing where storage is off or holds something else. */
export function readVisitSource(): VisitSource {
  try {
    const kept = Object(JSON.parse(sessionStorage.getItem('visit-source') ?? '{}')) as Record<string, unknown>
    return { ...text('referrer', kept), ...text('campaign', kept) }
  } catch {
    return {}
  }
}

function text<Key extends string>(key: Key, kept: Record<string, unknown>): Partial<Record<Key, string>> {
  const value = kept[key]
  return typeof value === 'string' && value !== '' ? ({ [key]: value.slice(0, 500) } as Record<Key, string>) : {}
}
