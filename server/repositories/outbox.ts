import { type Selectable, sql } from 'kysely'
import { prepared } from '#server/database/prepared.ts'
import { type Connection, type Tables } from '#server/database/tables.ts'

export type OutboxRow = Selectable<Tables['outbox']>
export type NewOutboxRow = Pick<OutboxRow, 'letter' | 'kind' | 'reference' | 'recipient' | 'messageToken' | 'createdAt'>

export const insertOutboxRow = prepared((connection, row: NewOutboxRow) =>
  connection.insertInto('outbox').values({ ...row, state: 'waiting', attempts: 0, nextAttemptAt: row.createdAt }),
)

/** Takes the oldest letter that is due, or whose sender has not finished within its lease. Two senders never take the same. */
export async function leaseDueRow(
  connection: Connection,
  { now, until, lease, skipLocked }: { now: Date; until: Date; lease: string; skipLocked: boolean },
): Promise<OutboxRow | undefined> {
  const due = connection
    .selectFrom('outbox')
    .select('id')
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'waiting'), row('nextAttemptAt', '<=', now)]),
        row.and([row('state', '=', 'sending'), row('leasedUntil', '<', now)]),
      ]),
    )
    .orderBy('id')
    .limit(1)
  return (
    connection
      .updateTable('outbox')
      .set((row) => ({
        state: 'sending',
        lease,
        leasedUntil: until,
        attempts: sql<number>`${row.ref('attempts')} + 1`,
        firstAttemptAt: row.fn.coalesce('firstAttemptAt', row.val(now)),
      }))
      // One value and not a list: PostgreSQL may ask a list again for each row, and would lease them all.
      .where('id', '=', skipLocked ? due.forUpdate().skipLocked() : due)
      .returningAll()
      .executeTakeFirst()
  )
}

type Outcome = Partial<Pick<OutboxRow, 'state' | 'nextAttemptAt' | 'lastError' | 'sentAt' | 'attempts'>>

/** Writes down how an attempt ended, unless the lease has passed to another sender meanwhile. */
export async function finishRow(connection: Connection, row: OutboxRow, outcome: Outcome): Promise<void> {
  await connection
    .updateTable('outbox')
    .set({ ...outcome, lease: null, leasedUntil: null })
    .where('id', '=', row.id)
    .where('lease', '=', row.lease)
    .execute()
}

const countLetters = prepared((connection, { recipient, since }: { recipient: string; since: Date }) =>
  connection
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where(sql<boolean>`lower(recipient) = lower(${recipient})`)
    .where('letter', '!=', 'notice')
    .where('createdAt', '>=', since),
)

export async function countLettersTo(
  connection: Connection,
  letters: { recipient: string; since: Date },
): Promise<number> {
  const [row] = await countLetters(connection, letters)
  return Number(row?.count)
}

export async function listLetters(connection: Connection, reference: string): Promise<OutboxRow[]> {
  return connection.selectFrom('outbox').selectAll().where('reference', '=', reference).orderBy('id').execute()
}

/** The letters that wait for a person, or have failed so far. */
export async function listTroubledLetters(connection: Connection): Promise<OutboxRow[]> {
  return connection
    .selectFrom('outbox')
    .selectAll()
    .where((row) => row.or([row('state', '=', 'stuck'), row('lastError', 'is not', null)]))
    .where('state', '!=', 'sent')
    .orderBy('id')
    .limit(200)
    .execute()
}

export async function countWaitingLetters(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Makes a letter that is not under way due again as if it had never been tried; its Message-ID stays. */
export async function retryLetter(connection: Connection, id: number, now: Date): Promise<void> {
  await connection
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: now, firstAttemptAt: null, lastError: null })
    .where('id', '=', id)
    .where('state', 'in', ['stuck', 'waiting'])
    .execute()
}
