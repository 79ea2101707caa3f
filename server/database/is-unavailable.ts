import { DatabaseBusy } from './database.ts'

/** SQLite's codes for a file that cannot be written or read just now: busy, locked, read-only, I/O, full, cannot open. */
const passing = new Set([5, 6, 8, 10, 13, 14])

/** Whether a fault passes without a change of ours: a lock, a full disk, a database that is away. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return passing.has(Number(error.errcode) & 0xff)
  const code = 'code' in error ? String(error.code) : ''
  // PostgreSQL: lock not available, serialization, deadlock, out of resources, shutdown, read-only, connection.
  return (
    /^(?:55P03|40001|40P01|53|57|25006|08|ECONN|EPIPE|ENOTFOUND)/.test(code) ||
    /timeout|terminated/i.test(error.message)
  )
}
