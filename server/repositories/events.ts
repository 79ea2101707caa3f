import { type Selectable } from 'kysely'
import { type Connection, type Tables } from '#server/database/tables.ts'

export async function insertEvent(
  connection: Connection,
  event: { kind: string; reference: string; at: Date; who: string; what: string },
): Promise<void> {
  await connection.insertInto('events').values(event).execute()
}

export async function listEvents(connection: Connection, reference: string): Promise<Selectable<Tables['events']>[]> {
  return connection.selectFrom('events').selectAll().where('reference', '=', reference).orderBy('id').execute()
}
