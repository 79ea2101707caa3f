import { type Database } from './database.ts'
import { type Connection } from './tables.ts'

/** Reads as if the database stood still. On SQLite the one reading connection stands still with it: for a process of its own. */
export async function* inSnapshot<T>(
  { read }: Database,
  rows: (connection: Connection) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const transaction = await read
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    yield* rows(transaction)
  } finally {
    await transaction.rollback().execute()
  }
}
