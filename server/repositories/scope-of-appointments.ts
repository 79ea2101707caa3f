import { type Insertable } from 'kysely'
import { type Connection, type Tables } from '#server/database/tables.ts'

export async function insertScopeOfAppointment(
  connection: Connection,
  values: Insertable<Tables['scopeOfAppointments']>,
): Promise<void> {
  await connection.insertInto('scopeOfAppointments').values(values).execute()
}
