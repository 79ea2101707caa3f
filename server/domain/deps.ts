import { type Database } from '#server/database/database.ts'
import { type RecordKind } from '#server/repositories/record-tables.ts'

/** What the rules need from outside. */
export interface Deps {
  database: Database
  now: () => Date
  /** A new reference for a record; chance may give one that exists already. */
  makeReference: (kind: RecordKind) => string
  /** Tells the sender that a letter waits. */
  wakeSender: () => void
  /** The build of the site, kept with what was agreed to on it. */
  pageVersion: string
}
