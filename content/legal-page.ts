import * as z from 'zod'

/** What the head of a file in `content/legal` says; the text below it is Markdown with `{{facts}}`. */
export const legalPage = z.strictObject({
  title: z.string(),
  description: z.string().min(70).max(165),
  keywords: z.array(z.string()).min(3),
  path: z
    .string()
    .regex(/^\/[a-z-]+$/)
    .transform((path) => path as `/${string}`),
  /** Month and year, as a reader sees it. */
  updated: z.string().optional(),
  noIndex: z.boolean().default(false),
  /** The sentence under the heading, or the short version's opening. */
  lede: z.string(),
})
