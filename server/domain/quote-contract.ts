import { catalog } from '#content/catalog.ts'
import { quoteRequestFor } from '#contracts/quote-request.ts'

/** A quote may be asked for every service of the catalog. */
export const quoteRequest = quoteRequestFor(catalog.map(({ slug, name }) => ({ value: slug, label: name })))
