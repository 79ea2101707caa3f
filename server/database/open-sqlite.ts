import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CamelCasePlugin, Kysely } from 'kysely'
import { type Database } from './database.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { sqliteValues } from './sqlite-values.ts'
import { sqliteWriter } from './sqlite-writer.ts'
import { type Tables } from './tables.ts'

/** One connection writes, one reads: a reader never waits for a writer and never sees what is not committed. */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true })
  const writing = connect(file)
  const writer = sqliteWriter(writing, kyselyOver(writing))
  const read = kyselyOver(connect(file))
  return {
    dialect: 'sqlite',
    read,
    write: writer.write,
    close: async () => {
      await writer.settled()
      await read.destroy()
      writing.close()
    },
  }
}

function connect(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { timeout: 5_000 })
  // FULL: a commit is on disk before it is answered.
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // 16 MB of log between two checkpoints, of which each waits for the disk twice.
  sqlite.exec('pragma wal_autocheckpoint = 4000')
  // From here on the writer waits for locks itself; a reader in WAL mode has none to wait for.
  sqlite.exec('pragma busy_timeout = 50')
  return sqlite
}

function kyselyOver(sqlite: DatabaseSync): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: sqliteDialect(sqlite), plugins: [new CamelCasePlugin(), sqliteValues] })
}
