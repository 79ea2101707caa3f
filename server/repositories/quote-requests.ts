import { type Insertable } from 'kysely'
import { type Connection, type Tables } from '#server/database/tables.ts'

export async function insertQuoteRequest(
  connection: Connection,
  values: Insertable<Tables['quoteRequests']>,
): Promise<void> {
  await connection.insertInto('quoteRequests').values(values).execute()
}
