import { sql } from 'kysely'
import { type Migration } from '../migration.ts'

/** Letters to one address are counted whatever its capitals, which most mail servers do not tell apart. */
export const recipientsInAnyCase: Migration = {
  number: 2,
  name: 'recipients in any case',
  async up(db) {
    await db.schema.dropIndex('outbox_recipient').execute()
    await sql`create index outbox_recipient on outbox (lower(recipient), created_at)`.execute(db)
  },
}
