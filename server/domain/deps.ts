import { type Database } from '#server/database/database.ts'

/** What the rules need from outside. */
export interface Deps {
  database: Database
  now: () => Date
  /** Tells the sender that a letter waits. */
  wakeSender: () => void
  /** The build of the site, kept with what was agreed to on it. */
  pageVersion: string
}
