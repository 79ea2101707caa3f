import { type Insertable } from 'kysely'
import { prepared } from '#server/database/prepared.ts'
import { type Tables } from '#server/database/tables.ts'

export const insertFloodIntake = prepared((connection, values: Insertable<Tables['floodIntakeRequests']>) =>
  connection.insertInto('floodIntakeRequests').values(values),
)
