import { randomUUIDv7 } from 'node:crypto'
import { insertEvent, listEvents } from '#server/repositories/events.ts'
import {
  countWaitingLetters,
  insertOutboxRow,
  listLetters,
  listTroubledLetters,
  retryLetter,
} from '#server/repositories/outbox.ts'
import { type RecordKind, recordKinds } from '#server/repositories/record-tables.ts'
import { findByReference, listRecords, setRecordStatus, type StoredRecord } from '#server/repositories/records.ts'
import { setTestimonialApproved } from '#server/repositories/testimonials.ts'
import { type Deps } from './deps.ts'
import { recipients } from './recipients.ts'
import { withDetails } from './write-letter.ts'

/** What a person of the office may not do, in words for them. */
export class OfficeProblem extends Error {
  override name = 'OfficeProblem'
}

/** Where a record can stand. */
export const statuses = [
  'pending',
  'assigned',
  'contacted',
  'waiting-on-client',
  'quoted',
  'bound',
  'not-placed',
  'published',
  'declined',
  'duplicate',
  'spam',
  'do-not-contact',
]

export interface Hand extends Pick<Deps, 'database' | 'now'> {
  /** Whose hand it is; kept with every change. */
  who: string
}

/** Everything that still waits for the office, newest first, and the state of the outbox. */
export async function readInbox({ database }: Hand) {
  const lists = await Promise.all(
    recordKinds.map(async (kind) => {
      const records = await listRecords(database.read, kind, { status: 'pending', limit: 200 })
      return records.map((record) => ({ kind, record: withDetails(record) }))
    }),
  )
  return {
    entries: lists.flat().sort((one, other) => other.record.createdAt.getTime() - one.record.createdAt.getTime()),
    waitingLetters: await countWaitingLetters(database.read),
    troubledLetters: await listTroubledLetters(database.read),
  }
}

export async function readRecord(hand: Hand, reference: string) {
  const { kind, record } = await find(hand, reference)
  return {
    kind,
    record: withDetails(record),
    events: await listEvents(hand.database.read, reference),
    letters: await listLetters(hand.database.read, reference),
  }
}

/** A testimonial is on the site while it is “published”, and in no other status. */
export async function changeStatus(hand: Hand, reference: string, status: string): Promise<void> {
  if (!statuses.includes(status))
    throw new OfficeProblem(`There is no status “${status}”. Use one of: ${statuses.join(', ')}.`)
  const { kind, record } = await find(hand, reference)
  if (kind === 'testimonial' && (status === 'published' || status === 'declined'))
    return decideTestimonial(hand, reference, status === 'published')
  if (record.status === status) return
  await hand.database.write(async (transaction) => {
    if (kind === 'testimonial') await setTestimonialApproved(transaction, { reference, approved: false })
    await setRecordStatus(transaction, { kind, reference, status })
    await insertEvent(transaction, event(hand, kind, reference, `status ${status}`))
  })
}

/** Publishes a testimonial or takes it back; twice is calmly the same as once. */
export async function decideTestimonial(hand: Hand, reference: string, approved: boolean): Promise<void> {
  const { kind, record } = await find(hand, reference)
  if (kind !== 'testimonial') throw new OfficeProblem(`${reference} is no testimonial.`)
  const status = approved ? 'published' : 'declined'
  if (record.approved === approved && record.status === status) return
  await hand.database.write(async (transaction) => {
    await setTestimonialApproved(transaction, { reference, approved })
    await setRecordStatus(transaction, { kind, reference, status })
    await insertEvent(transaction, event(hand, kind, reference, approved ? 'approved' : 'declined'))
  })
}

/** Sends the office's notice again: one that has not left is due again, otherwise a new one is written. The visitor's letters stay as they are. */
export async function resendNotices(hand: Hand, reference: string): Promise<number> {
  const { kind, record } = await find(hand, reference)
  const now = hand.now()
  return hand.database.write(async (transaction) => {
    const letters = await listLetters(transaction, reference)
    const open = letters.filter(
      ({ letter, state }) => letter === 'notice' && (state === 'stuck' || state === 'waiting'),
    )
    for (const { id } of open) await retryLetter(transaction, id, now)
    const boxes = open.length > 0 ? [] : recipients(kind, record)
    for (const recipient of boxes)
      await insertOutboxRow(transaction, {
        letter: 'notice',
        kind,
        reference,
        recipient,
        messageToken: randomUUIDv7(),
        createdAt: now,
      })
    await insertEvent(transaction, event(hand, kind, reference, 'notice sent again'))
    return open.length + boxes.length
  })
}

async function find({ database }: Hand, reference: string): Promise<{ kind: RecordKind; record: StoredRecord }> {
  const found = await findByReference(database.read, reference)
  if (!found) throw new OfficeProblem(`There is no record ${reference}.`)
  return found
}

function event({ who, now }: Hand, kind: RecordKind, reference: string, what: string) {
  return { kind, reference, at: now(), who, what }
}
