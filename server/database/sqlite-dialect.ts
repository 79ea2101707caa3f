import { type DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** Kysely over Node's own SQLite. One connection; who uses it takes care of transactions (`sqlite-writer.ts`). */
export function sqliteDialect(sqlite: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => sqliteDriver(sqlite),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

function sqliteDriver(sqlite: DatabaseSync): Driver {
  const connection = sqliteConnection(sqlite)
  const run = async (command: string) => {
    await connection.executeQuery(CompiledQuery.raw(command))
  }
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: (_, { accessMode }) => run(accessMode === 'read only' ? 'begin' : 'begin immediate'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    destroy: () => {
      sqlite.close()
      return Promise.resolve()
    },
  }
}

function sqliteConnection(sqlite: DatabaseSync): DatabaseConnection {
  // Kysely's texts are few and always the same, so each is compiled by SQLite once.
  const statements = new Map<string, { statement: StatementSync; reads: boolean }>()
  const prepare = (text: string) => {
    const known = statements.get(text)
    if (known) return known
    if (statements.size >= 500) statements.clear()
    const statement = sqlite.prepare(text)
    const made = { statement, reads: statement.columns().length > 0 }
    statements.set(text, made)
    return made
  }
  const execute = <R>({ sql, parameters }: CompiledQuery): QueryResult<R> => {
    const { statement, reads } = prepare(sql)
    const values = parameters.map(bindable)
    if (reads) return { rows: statement.all(...values) as R[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
  return {
    executeQuery: <R>(query: CompiledQuery) => new Promise<QueryResult<R>>((resolve) => resolve(execute<R>(query))),
    async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
      // A statement of its own: a shared one would be reset by the next query of the same text.
      const rows = sqlite.prepare(sql).iterate(...parameters.map(bindable))
      for (const row of rows) yield await Promise.resolve({ rows: [row as R] })
    },
  }
}

/** Instants as sortable text, flags as 0 and 1, structures as JSON; `sqlite-values.ts` turns them back. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  if (value === undefined) return null
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) return JSON.stringify(value)
  return value as SQLInputValue
}
