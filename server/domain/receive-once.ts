import { createHash, randomUUIDv7 } from 'node:crypto'
import { type AnyContract } from '#contracts/contract.ts'
import { isDuplicate } from '#server/database/is-duplicate.ts'
import { type Connection, type Source } from '#server/database/tables.ts'
import { insertEvent } from '#server/repositories/events.ts'
import { countLettersTo, insertOutboxRow, type NewOutboxRow } from '#server/repositories/outbox.ts'
import { type RecordKind } from '#server/repositories/record-tables.ts'
import { claimSubmission } from '#server/repositories/submission-keys.ts'
import { type Deps } from './deps.ts'
import { recipients } from './recipients.ts'
import { type Receipt, type Submission } from './submission.ts'
import { suspicions } from './suspicions.ts'

/** The columns every record has beside its answers. */
export interface RecordStart {
  reference: string
  createdAt: Date
  status: string
  suspected: boolean
  source: Source
}

interface Reception<Answers> {
  contract: AnyContract & { kind: RecordKind }
  submission: Submission<Answers>
  insert: (transaction: Connection, start: RecordStart) => Promise<unknown>
  /** Letters to the visitor, besides the acknowledgement. */
  alsoSend?: NewOutboxRow['letter'][]
}

const day = 24 * 60 * 60 * 1000
/** Without a key of its own, a form sent again within this time is a second press of the same button. */
const doublePress = 10 * 60 * 1000
/** Letters to one address a day, so that nobody can be mail-bombed through our forms. */
const mostLettersADay = 4
/** Chance may give a reference that exists already, seldom once, never this often in a row. */
const mostReferences = 3

/** Record, key, event and letters stand or fall together; the same submission again leads to the same record. */
export async function receiveOnce<Answers extends object>(deps: Deps, reception: Reception<Answers>): Promise<Receipt> {
  for (let references = 1; ; references++) {
    try {
      return await receive(deps, reception)
    } catch (error) {
      if (!isDuplicate(error) || references >= mostReferences) throw error
    }
  }
}

async function receive<Answers extends object>(deps: Deps, reception: Reception<Answers>): Promise<Receipt> {
  const { contract, submission, insert, alsoSend = [] } = reception
  const reasons = suspicions(submission)
  const start: RecordStart = {
    reference: deps.makeReference(contract.kind),
    createdAt: deps.now(),
    status: 'pending',
    suspected: reasons.length > 0,
    source: sourceOf(submission),
  }
  const receipt = await deps.database.write(async (transaction) => {
    const earlier = await claim(transaction, reception, start)
    if (earlier) return { reference: earlier }
    await insert(transaction, start)
    await insertEvent(transaction, {
      kind: contract.kind,
      reference: start.reference,
      at: start.createdAt,
      who: 'visitor',
      what: start.suspected ? `sent, suspected: ${reasons.join(', ')}` : 'sent',
    })
    if (!start.suspected) await enqueueLetters(transaction, { contract, answers: submission.answers, start, alsoSend })
    return { reference: start.reference }
  })
  deps.wakeSender()
  return receipt
}

async function claim<Answers extends object>(
  transaction: Connection,
  { contract, submission }: Reception<Answers>,
  { reference, createdAt }: RecordStart,
): Promise<string | undefined> {
  const { key, viaForm, visitor, answers } = submission
  if (key === undefined && !viaForm) return undefined
  // The answers are part of it: changed words under an old key are a new record, never lost.
  const parts = [contract.kind, key ?? '', key === undefined ? visitor : '', JSON.stringify(answers)]
  const { earlier } = await claimSubmission(transaction, {
    receiptKey: createHash('sha256').update(parts.join('\n')).digest('base64url'),
    kind: contract.kind,
    reference,
    now: createdAt,
    countsSince: key === undefined ? new Date(createdAt.getTime() - doublePress) : new Date(0),
  })
  return earlier
}

async function enqueueLetters(
  transaction: Connection,
  {
    contract,
    answers,
    start,
    alsoSend,
  }: {
    contract: Reception<object>['contract']
    answers: object
    start: RecordStart
    alsoSend: NewOutboxRow['letter'][]
  },
) {
  const { reference, createdAt } = start
  const enqueue = (letter: NewOutboxRow['letter'], recipient: string) =>
    insertOutboxRow(transaction, {
      letter,
      kind: contract.kind,
      reference,
      recipient,
      // In order of time, so that neighbours in the index lie on one page, which is written once.
      messageToken: randomUUIDv7(),
      createdAt,
    })
  const given = answers as Record<string, unknown>
  for (const recipient of recipients(contract.kind, given)) await enqueue('notice', recipient)
  const visitor = given[contract.sender.email]
  if (typeof visitor !== 'string') return
  const since = new Date(createdAt.getTime() - day)
  const sent = await countLettersTo(transaction, { recipient: visitor, since })
  const letters: NewOutboxRow['letter'][] = ['acknowledgement', ...alsoSend]
  for (const letter of letters.slice(0, Math.max(0, mostLettersADay - sent))) await enqueue(letter, visitor)
}

function sourceOf({ context: { page, referrer, campaign } }: Submission<object>): Source {
  return { ...(page ? { page } : {}), ...(referrer ? { referrer } : {}), ...(campaign ? { campaign } : {}) }
}
