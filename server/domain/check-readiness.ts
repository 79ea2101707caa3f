import { touchReadiness } from '#server/repositories/readiness.ts'
import { type Deps } from './deps.ts'

/** Proves that a record could be written now; raises what stands in the way. */
export async function checkReadiness({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await database.write((transaction) => touchReadiness(transaction, now()))
}
