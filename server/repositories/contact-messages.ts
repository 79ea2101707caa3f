import { type Insertable } from 'kysely'
import { type Connection, type Tables } from '#server/database/tables.ts'

export async function insertContactMessage(
  connection: Connection,
  values: Insertable<Tables['contactMessages']>,
): Promise<void> {
  await connection.insertInto('contactMessages').values(values).execute()
}
