/** SQLite's codes for a value that a unique column or a primary key holds already. */
const duplicates = new Set([2067, 1555])

/** Whether a write failed because a value that must be unique exists already. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return duplicates.has(Number(error.errcode))
  // PostgreSQL: unique_violation.
  return 'code' in error && error.code === '23505'
}
