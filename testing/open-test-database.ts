import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'

export const dialects = ['sqlite', 'postgres'] as const
export type DialectName = (typeof dialects)[number]

export interface TestPlace extends AsyncDisposable {
  /** What `openDatabase` takes; opening it again is a second server on the same database. */
  settings: { url: string | undefined; dataDir: string }
}

/** An empty database, or a schema, that nothing else uses; gone after the test. */
export async function makeTestPlace(dialect: DialectName): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-test-'))
  const name = `test_${randomBytes(8).toString('hex')}`
  const server = dialect === 'postgres' ? inject('postgresUrl') : undefined
  if (server) await runOn(server, `create schema ${name}`)
  return {
    settings: { url: server && `${server}?options=-c%20search_path%3D${name}`, dataDir },
    [Symbol.asyncDispose]: async () => {
      if (server) await runOn(server, `drop schema ${name} cascade`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A migrated database of its own. */
export async function openTestDatabase(dialect: DialectName): Promise<Database & AsyncDisposable> {
  const place = await makeTestPlace(dialect)
  const database = await openDatabase(place.settings)
  return {
    ...database,
    [Symbol.asyncDispose]: async () => {
      await database.close()
      await place[Symbol.asyncDispose]()
    },
  }
}

async function runOn(url: string, command: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(command)
  await client.end()
}
