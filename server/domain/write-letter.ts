import { type AnyContract } from '#contracts/contract.ts'
import { contactMessage } from '#contracts/contact-message.ts'
import { floodIntake } from '#contracts/flood-intake.ts'
import { scopeOfAppointment } from '#contracts/scope-of-appointment.ts'
import { testimonial } from '#contracts/testimonial.ts'
import { type Connection } from '#server/database/tables.ts'
import { acknowledgement } from '#server/mail/acknowledgement.ts'
import { leadSheet } from '#server/mail/lead-sheet.ts'
import { type Letter } from '#server/mail/letter.ts'
import { scopeCopy } from '#server/mail/scope-copy.ts'
import { type OutboxRow } from '#server/repositories/outbox.ts'
import { type RecordKind } from '#server/repositories/record-tables.ts'
import { findRecord, type StoredRecord } from '#server/repositories/records.ts'
import { quoteRequest } from './quote-contract.ts'

export const contractOf: Record<RecordKind, AnyContract> = {
  contact: contactMessage,
  testimonial,
  quote: quoteRequest,
  flood: floodIntake,
  scope: scopeOfAppointment,
}

/** The letter of an outbox row, written from its record at the time of sending; undefined when the record is gone. */
export async function writeLetter(
  connection: Connection,
  { letter, kind, reference }: OutboxRow,
): Promise<Letter | undefined> {
  const contract = contractOf[kind as RecordKind]
  const record = await findRecord(connection, kind as RecordKind, reference)
  if (!record) return undefined
  const answers = withDetails(record)
  if (letter === 'notice') return leadSheet(contract, answers)
  return letter === 'copy' ? scopeCopy(contract, answers) : acknowledgement(kind as RecordKind, answers)
}

/** What one line asks beyond the common fields lies in one column, and is an answer like the others. */
export function withDetails(record: StoredRecord): StoredRecord {
  return { ...record, ...(record.details as object | null) }
}
