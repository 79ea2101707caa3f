import { sql } from 'kysely'
import { type Database } from './database.ts'
import { columnTypes, type Migration } from './migration.ts'
import { firstTables } from './migrations/0001-first-tables.ts'
import { recipientsInAnyCase } from './migrations/0002-recipients-in-any-case.ts'
import { type Connection } from './tables.ts'

export const migrations: Migration[] = [firstTables, recipientsInAnyCase]

/** Any number will do, as long as every server of this project takes the same. */
const advisoryLock = 307_555_0100

/** Runs what is missing, all in one transaction and under a lock, so that servers may start together. */
export async function migrate(database: Database, upTo = migrations.length): Promise<void> {
  await database.write(async (transaction) => {
    if (database.dialect === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(transaction)
    const applied = await countApplied(transaction)
    if (applied > migrations.length)
      throw new Error(`The database is at step ${applied}, this program knows ${migrations.length}: start a newer one.`)
    for (const migration of migrations.slice(applied, upTo)) {
      await migration.up(transaction, columnTypes[database.dialect])
      await sql`insert into migrations (number, name, applied_at) values (${migration.number}, ${migration.name}, ${new Date().toISOString()})`.execute(
        transaction,
      )
    }
  })
}

async function countApplied(transaction: Connection): Promise<number> {
  await sql`create table if not exists migrations (number integer primary key, name text not null, applied_at text not null)`.execute(
    transaction,
  )
  const { rows } = await sql<{ number: number | null }>`select max(number) as number from migrations`.execute(
    transaction,
  )
  return rows[0]?.number ?? 0
}
