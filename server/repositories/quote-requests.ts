import { type Insertable } from 'kysely'
import { prepared } from '#server/database/prepared.ts'
import { type Tables } from '#server/database/tables.ts'

export const insertQuoteRequest = prepared((connection, values: Insertable<Tables['quoteRequests']>) =>
  connection.insertInto('quoteRequests').values(values),
)
