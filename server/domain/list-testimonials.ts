import { listPublishedTestimonials, type PublishedTestimonial } from '#server/repositories/testimonials.ts'
import { type Deps } from './deps.ts'

/** How many come at once; the first page is what the plain call answers. */
const pageSize = 60

export interface TestimonialPage {
  items: PublishedTestimonial[]
  /** Where the next page starts; undefined on the last. */
  next: string | undefined
}

/** Approved testimonials, newest first, only what the public may see. */
export async function listTestimonials(
  { database }: Pick<Deps, 'database'>,
  before?: number,
): Promise<TestimonialPage> {
  const found = await listPublishedTestimonials(database.read, {
    ...(before === undefined ? {} : { before }),
    limit: pageSize + 1,
  })
  const items = found.slice(0, pageSize)
  return { items, next: found.length > pageSize ? String(items.at(-1)?.id) : undefined }
}
