import { randomUUID } from 'node:crypto'
import { type Database } from '#server/database/database.ts'
import { type Delivery, type PostOffice } from '#server/mail/post-office.ts'
import { finishRow, leaseDueRow, type OutboxRow } from '#server/repositories/outbox.ts'
import { writeLetter } from './write-letter.ts'

export interface SenderDeps {
  database: Database
  postOffice: PostOffice
  now: () => Date
  /** Says that a letter could not be sent; no words of a visitor. */
  report: (trouble: { outbox: number; attempt: number; outcome: string }) => void
  /** How long one letter may take before another sender takes it over, in milliseconds. */
  leaseTime?: number
}

const minute = 60_000
const day = 24 * 60 * minute
/** Where the other side fell silent after the whole mail, it has probably arrived: no hurry to send it twice. */
const unknownPause = 30 * minute
const longestPause = 4 * 60 * minute

/**
 * Sends every letter that is due, oldest first, one at a time, so that a crash leaves at most one in doubt.
 * Returns how many were accepted. `stop` ends it after the letter under way.
 */
export async function sendDueMail(deps: SenderDeps, stop?: AbortSignal): Promise<number> {
  let accepted = 0
  while (!stop?.aborted) {
    const row = await lease(deps)
    if (!row) break
    const delivery = await deliver(deps, row)
    await deps.database.write((transaction) => finishRow(transaction, row, outcomeOf(row, delivery, deps.now())))
    if (delivery.outcome === 'accepted') accepted += 1
    else deps.report({ outbox: row.id, attempt: row.attempts, outcome: delivery.outcome })
  }
  return accepted
}

function lease({ database, now, leaseTime = 5 * minute }: SenderDeps): Promise<OutboxRow | undefined> {
  const start = now()
  return database.write((transaction) =>
    leaseDueRow(transaction, {
      now: start,
      until: new Date(start.getTime() + leaseTime),
      lease: randomUUID(),
      skipLocked: database.dialect === 'postgres',
    }),
  )
}

async function deliver({ database, postOffice }: SenderDeps, row: OutboxRow): Promise<Delivery> {
  try {
    const letter = await writeLetter(database.read, row)
    if (!letter) return { outcome: 'refused', reason: 'the record is gone' }
    return await postOffice.deliver(letter, row)
  } catch (error) {
    return { outcome: 'refused', reason: error instanceof Error ? error.message : 'unknown fault' }
  }
}

function outcomeOf(row: OutboxRow, delivery: Delivery, now: Date) {
  if (delivery.outcome === 'accepted') return { state: 'sent' as const, sentAt: now, lastError: null }
  const { outcome, reason } = delivery
  const lastError = outcome === 'unknown' ? `no answer after the whole mail: ${reason}` : reason
  const since = row.firstAttemptAt ?? now
  if (now.getTime() - since.getTime() >= day) return { state: 'stuck' as const, lastError }
  const pause = Math.min(minute * 2 ** (row.attempts - 1), longestPause)
  const wait = outcome === 'unknown' ? Math.max(pause, unknownPause) : pause
  return { state: 'waiting' as const, nextAttemptAt: new Date(now.getTime() + wait), lastError }
}
