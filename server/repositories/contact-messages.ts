import { type Insertable } from 'kysely'
import { prepared } from '#server/database/prepared.ts'
import { type Tables } from '#server/database/tables.ts'

export const insertContactMessage = prepared((connection, values: Insertable<Tables['contactMessages']>) =>
  connection.insertInto('contactMessages').values(values),
)
