import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, DatabaseBusy } from './database.ts'
import { isUnavailable } from './is-unavailable.ts'
import { type Tables } from './tables.ts'

/** Dates and times of day stay text: a driver that makes instants of them moves days. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.DATE) return (text: string) => text
    if (oid === pg.types.builtins.TIME) return (text: string) => text.slice(0, 5)
    return pg.types.getTypeParser(oid, format) as (text: string) => unknown
  },
}

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: withTimeouts(url),
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const read = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    // Inside JSON columns the keys are data.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    dialect: 'postgres',
    read,
    write: async (work) => {
      try {
        return await read.transaction().execute(work)
      } catch (error) {
        throw isUnavailable(error) ? new DatabaseBusy('the database did not answer in time', { cause: error }) : error
      }
    },
    close: () => read.destroy(),
  }
}

/** Nothing waits for ever; options that the address already has stay. */
function withTimeouts(url: string): string {
  const address = new URL(url)
  const timeouts = '-c lock_timeout=5000 -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000'
  address.searchParams.set('options', `${address.searchParams.get('options') ?? ''} ${timeouts}`.trim())
  return address.href
}
