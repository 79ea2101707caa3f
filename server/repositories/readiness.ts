import { type Connection } from '#server/database/tables.ts'

export async function touchReadiness(connection: Connection, at: Date): Promise<void> {
  await connection
    .insertInto('readiness')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute()
}
