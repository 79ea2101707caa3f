import { type Insertable } from 'kysely'
import { type Connection, type Tables } from '#server/database/tables.ts'

export async function insertFloodIntake(
  connection: Connection,
  values: Insertable<Tables['floodIntakeRequests']>,
): Promise<void> {
  await connection.insertInto('floodIntakeRequests').values(values).execute()
}
