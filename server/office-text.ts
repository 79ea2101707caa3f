import { agency } from '#content/agency.ts'
import { type readInbox, type readRecord } from '#server/domain/office-desk.ts'
import { answerText } from '#server/mail/answer-text.ts'
import { senderOf } from '#server/mail/sender-of.ts'
import { contractOf } from '#server/domain/write-letter.ts'

/** The inbox for a terminal: one line a record. */
export function inboxText({ entries, waitingLetters, troubledLetters }: Awaited<ReturnType<typeof readInbox>>): string {
  const lines = entries.map(({ kind, record }) => {
    const { name, phone, email } = senderOf(contractOf[kind], record)
    const marks = record.suspected ? '  (suspected)' : ''
    return `${record.reference}  ${shortTime(record.createdAt)}  ${kind.padEnd(11)}  ${name}  ${phone ?? email ?? ''}${marks}`
  })
  const troubles = troubledLetters.map(
    ({ reference, letter, recipient, state, lastError }) =>
      `${reference}  ${letter} to ${recipient} ${state}: ${lastError ?? ''}`,
  )
  return [
    ...(lines.length > 0 ? lines : ['Nothing waits.']),
    '',
    `Letters waiting: ${waitingLetters}`,
    ...(troubles.length > 0 ? ['Letters in trouble:', ...troubles] : []),
  ]
    .map(printable)
    .join('\n')
}

/** One record with all its answers, its history and its letters. */
export function recordText({ kind, record, events, letters }: Awaited<ReturnType<typeof readRecord>>): string {
  const answers = Object.entries(contractOf[kind].fields).flatMap(([field, description]) => {
    const answer = answerText(description, record[field])
    return answer === undefined ? [] : [`${description.label}: ${answer}`]
  })
  return [
    `${record.reference}  ${kind}  ${record.status}${record.suspected ? '  (suspected)' : ''}`,
    `Received ${shortTime(record.createdAt)} ${agency.timeZone}`,
    ...Object.entries(record.source).map(([name, value]) => `${name}: ${value}`),
    '',
    ...answers,
    '',
    ...events.map(({ at, who, what }) => `${shortTime(at)}  ${who}: ${what}`),
    ...letters.map(
      ({ letter, recipient, state, lastError }) =>
        `${letter} to ${recipient}: ${state}${lastError ? `, ${lastError}` : ''}`,
    ),
  ]
    .map(printable)
    .join('\n')
}

/** Nothing a visitor wrote may steer the terminal. */
function printable(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, '')
}

function shortTime(at: Date): string {
  return at.toLocaleString('sv-SE', { timeZone: agency.timeZone, dateStyle: 'short', timeStyle: 'short' })
}
