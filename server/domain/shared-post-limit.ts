import { createHash } from 'node:crypto'
import { type Database } from '#server/database/database.ts'
import { deleteOldAllowances, takeFromAllowance } from '#server/repositories/post-allowances.ts'

const day = 24 * 60 * 60 * 1000

/** Allowances that several servers share through their database; addresses are kept as a hash that is another each day (UTC), and yesterday's are deleted. */
export function sharedPostLimit(database: Database, allowance: { size: number; refillSeconds: number }) {
  let sweptOn = 0
  return {
    take: async (visitor: string, now: Date): Promise<number> => {
      const today = Math.floor(now.getTime() / day)
      const hashed = createHash('sha256').update(`${today}\n${visitor}`).digest('base64url')
      if (sweptOn !== today) {
        await database.write((transaction) => deleteOldAllowances(transaction, new Date(today * day)))
        sweptOn = today
      }
      return database.write((transaction) => takeFromAllowance(transaction, { visitor: hashed, now, ...allowance }))
    },
  }
}
