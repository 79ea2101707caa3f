import { type Selectable } from 'kysely'
import { type Connection, type RecordColumns } from '#server/database/tables.ts'
import { type RecordKind, recordKinds, recordTables } from './record-tables.ts'

/** A record of any kind: the common columns and its answers. */
export type StoredRecord = Selectable<RecordColumns> & Record<string, unknown>

export async function findRecord(
  connection: Connection,
  kind: RecordKind,
  reference: string,
): Promise<StoredRecord | undefined> {
  return connection
    .selectFrom<(typeof recordTables)[RecordKind]>(recordTables[kind])
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** Looks through every kind. */
export async function findByReference(
  connection: Connection,
  reference: string,
): Promise<{ kind: RecordKind; record: StoredRecord } | undefined> {
  for (const kind of recordKinds) {
    const record = await findRecord(connection, kind, reference)
    if (record) return { kind, record }
  }
  return undefined
}

/** The newest records of a kind, those still in their first status alone where asked. */
export async function listRecords(
  connection: Connection,
  kind: RecordKind,
  { status, limit }: { status?: string; limit: number },
): Promise<StoredRecord[]> {
  const all = connection.selectFrom<(typeof recordTables)[RecordKind]>(recordTables[kind]).selectAll()
  const wanted = status === undefined ? all : all.where('status', '=', status)
  return wanted.orderBy('id', 'desc').limit(limit).execute()
}

/** Every record of a kind, oldest first, read a page at a time. */
export async function* eachRecord(connection: Connection, kind: RecordKind): AsyncGenerator<StoredRecord> {
  let after = 0
  for (;;) {
    const page: StoredRecord[] = await connection
      .selectFrom<(typeof recordTables)[RecordKind]>(recordTables[kind])
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute()
    yield* page
    const last = page.at(-1)
    if (!last) return
    after = last.id
  }
}

export async function setRecordStatus(
  connection: Connection,
  { kind, reference, status }: { kind: RecordKind; reference: string; status: string },
): Promise<void> {
  await connection
    .updateTable<(typeof recordTables)[RecordKind]>(recordTables[kind])
    .set({ status })
    .where('reference', '=', reference)
    .execute()
}
