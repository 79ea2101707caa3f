import { type Insertable, type Selectable } from 'kysely'
import { prepared } from '#server/database/prepared.ts'
import { type Connection, type Tables } from '#server/database/tables.ts'

export const insertTestimonial = prepared((connection, values: Insertable<Tables['testimonials']>) =>
  connection.insertInto('testimonials').values(values),
)

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
