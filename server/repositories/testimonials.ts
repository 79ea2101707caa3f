import { type Insertable, type Selectable } from 'kysely'
import { type Connection, type Tables } from '#server/database/tables.ts'

export async function insertTestimonial(
  connection: Connection,
  values: Insertable<Tables['testimonials']>,
): Promise<void> {
  await connection.insertInto('testimonials').values(values).execute()
}

const shown = ['id', 'name', 'title', 'company', 'testimonial', 'rating'] as const
export type PublishedTestimonial = Pick<Selectable<Tables['testimonials']>, (typeof shown)[number]>

/** The approved ones, newest first; `before` is the id of the last one already shown. */
export async function listPublishedTestimonials(
  connection: Connection,
  { before, limit }: { before?: number; limit: number },
): Promise<PublishedTestimonial[]> {
  const published = connection.selectFrom('testimonials').select(shown).where('approved', '=', true)
  const wanted = before === undefined ? published : published.where('id', '<', before)
  return wanted.orderBy('id', 'desc').limit(limit).execute()
}

export async function setTestimonialApproved(
  connection: Connection,
  { reference, approved }: { reference: string; approved: boolean },
): Promise<void> {
  await connection.updateTable('testimonials').set({ approved }).where('reference', '=', reference).execute()
}
