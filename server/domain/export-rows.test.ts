import { expect, test } from 'vitest'
import { type Database } from '#server/database/database.ts'
import { dialects, openTestDatabase } from '#testing/open-test-database.ts'
import { exportRows } from './export-rows.ts'

const leads = 10_000
const message = 'one "quoted", two; three\nfour'

async function addMessages({ write }: Database, count: number, prefix: string): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    reference: `${prefix}-${index}`,
    createdAt: new Date('2026-11-02T15:00:00Z'),
    status: 'new',
    suspected: false,
    source: {},
    name: `Ann ${index}`,
    email: 'ann@mail.example',
    phone: null,
    subject: 'Other',
    message,
  }))
  await write(async (transaction) => {
    while (rows.length > 0) await transaction.insertInto('contactMessages').values(rows.splice(0, 500)).execute()
  })
}

test.each(dialects)(
  '%s: ten thousand leads are one row each with equal columns; what arrives or changes meanwhile waits for the next export (C074)',
  async (dialect) => {
    await using database = await openTestDatabase(dialect)
    await addMessages(database, leads, 'M')
    const references = new Set<string>()
    const statuses = new Set<string>()
    const widths = new Set<number>()
    let rows = 0
    for await (const row of exportRows(database, 'contact')) {
      if (++rows === 100) {
        await addMessages(database, 1, 'LATE')
        await database.write((transaction) =>
          transaction.updateTable('contactMessages').set({ status: 'closed' }).execute(),
        )
      }
      statuses.add(row[2] ?? '')
      widths.add(row.length)
      if (rows > 1) references.add(row[0] ?? '')
      if (rows > 1) expect(row).toContain(message)
    }
    expect([rows, references.size, widths.size]).toEqual([leads + 1, leads, 1])
    expect(references.has('LATE-0')).toBe(false)
    expect([...statuses]).toEqual(['status', 'new'])
  },
)
