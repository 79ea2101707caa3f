import { type Insertable } from 'kysely'
import { prepared } from '#server/database/prepared.ts'
import { type Tables } from '#server/database/tables.ts'

export const insertScopeOfAppointment = prepared((connection, values: Insertable<Tables['scopeOfAppointments']>) =>
  connection.insertInto('scopeOfAppointments').values(values),
)
