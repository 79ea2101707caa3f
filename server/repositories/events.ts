import { type Selectable } from 'kysely'
import { prepared } from '#server/database/prepared.ts'
import { type Connection, type Tables } from '#server/database/tables.ts'

export const insertEvent = prepared(
  (connection, event: { kind: string; reference: string; at: Date; who: string; what: string }) =>
    connection.insertInto('events').values(event),
)

export async function listEvents(connection: Connection, reference: string): Promise<Selectable<Tables['events']>[]> {
  return connection.selectFrom('events').selectAll().where('reference', '=', reference).orderBy('id').execute()
}
