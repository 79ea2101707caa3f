import { expect, test } from 'vitest'
import { dialects, openTestDatabase } from '#testing/open-test-database.ts'
import { prepared } from './prepared.ts'

const insert = prepared((connection, event: { kind: string; reference: string; at: Date; who: string; what: string }) =>
  connection.insertInto('events').values(event).returning('id'),
)
const find = prepared((connection, { what, who }: { what: string; who: string }) =>
  connection.selectFrom('events').select(['reference', 'at']).where('who', '=', who).where('what', '=', what),
)

test.each(dialects)('%s: one text serves all values, in whatever order they are named', async (dialect) => {
  await using database = await openTestDatabase(dialect)
  const at = new Date('2026-11-27T10:00:00.250Z')
  const [first, second] = await database.write(async (transaction) => [
    await insert(transaction, { kind: 'contact', reference: 'M-1', at, who: 'visitor', what: "it's" }),
    await insert(transaction, { what: 'sent', who: 'office', at, reference: 'M-2', kind: 'contact' }),
  ])
  expect(Number(second[0]?.id)).toBeGreaterThan(Number(first[0]?.id))
  expect(await find(database.read, { who: 'visitor', what: "it's" })).toEqual([{ reference: 'M-1', at }])
  expect(await find(database.read, { what: 'sent', who: 'office' })).toEqual([{ reference: 'M-2', at }])
  expect(await find(database.read, { who: 'office', what: "it's" })).toEqual([])
})
