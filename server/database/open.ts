import { join } from 'node:path'
import { type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'

/** Opens PostgreSQL where an address is given, else SQLite in the data directory, and brings the tables up to date. */
export async function openDatabase({ url, dataDir }: { url?: string | undefined; dataDir: string }): Promise<Database> {
  const database = url ? openPostgres(url) : openSqlite(join(dataDir, 'agency.sqlite'))
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
