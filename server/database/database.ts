import { type Connection } from './tables.ts'

export interface Database {
  dialect: 'sqlite' | 'postgres'
  /** For reading only; sees what is committed. */
  read: Connection
  /** Runs the work in a transaction that holds the write lock from its start. Resolves once the commit is on disk. */
  write: <T>(work: (transaction: Connection) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** The write lock could not be had in time; nothing was written. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}
