/** What a page says of itself to browsers, search engines and link previews. */
export interface PageMeta {
  /** Before “ | the agency's name”. */
  title: string
  /** The whole title, for the home page alone. */
  wholeTitle?: string
  description: string
  keywords: readonly string[]
  /** The address that answers, e.g. `/about`. */
  path: `/${string}`
  /** Kept out of search results and the sitemap. */
  noIndex?: boolean
  /** Name of the share image; the path's own when left out. */
  shareImage?: string
}
