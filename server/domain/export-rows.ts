import { type FieldDescription } from '#contracts/contract.ts'
import { type Database } from '#server/database/database.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import { type RecordKind } from '#server/repositories/record-tables.ts'
import { eachRecord } from '#server/repositories/records.ts'
import { contractOf, withDetails } from './write-letter.ts'

const common = ['reference', 'createdAt', 'status', 'suspected'] as const

/** A kind's records as rows of text for a spreadsheet, the header first; a snapshot, however long the reading takes. */
export async function* exportRows(database: Database, kind: RecordKind): AsyncGenerator<string[]> {
  const fields = Object.entries<FieldDescription>(contractOf[kind].fields)
  yield [...common, ...fields.map(([field]) => field), 'page', 'referrer', 'campaign']
  for await (const record of inSnapshot(database, (connection) => eachRecord(connection, kind))) {
    const answers = withDetails(record)
    yield [
      ...common.map((column) => cell(record[column])),
      ...fields.map(([field]) => cell(answers[field])),
      record.source.page ?? '',
      record.source.referrer ?? '',
      record.source.campaign ?? '',
    ]
  }
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : JSON.stringify(value)
}
