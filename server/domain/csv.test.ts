import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRecord, plainCell } from './csv.ts'

test.each([
  '=1+1',
  '+1 555 010 0199',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  ' =1',
  '"=1',
  "=cmd|' /C calc'!A0",
  '- first thing',
])('the cell %j is not calculated by a spreadsheet, and can be read back (C072)', (text) => {
  const [cell] = parse(csvRecord([text]))[0] ?? []
  expect(cell).toBe(`'${text}`)
  expect(plainCell(cell ?? '')).toBe(text)
})

test('whatever the cells hold, a strict reader gets them back (C074)', () => {
  const cells = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('a,b', 'say "so"', 'x;y', 'a\r\nb', 'a\rb', '', "'", "''="),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1, maxLength: 4 }), (records) => {
      const read = parse(records.map(csvRecord).join(''))
      expect(read.map((record) => record.map(plainCell))).toEqual(records)
    }),
    { numRuns: 500 },
  )
})

/** RFC 4180, to the letter. */
function parse(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let position = 0
  while (position < text.length) {
    let cell = ''
    if (text[position] === '"') {
      position += 1
      for (;;) {
        const end = text.indexOf('"', position)
        cell += text.slice(position, end)
        position = end + 1
        if (text[position] !== '"') break
        cell += '"'
        position += 1
      }
    } else {
      const end = /,|\r\n/.exec(text.slice(position))?.index ?? 0
      cell = text.slice(position, position + end)
      position += end
    }
    record.push(cell)
    if (text[position] === ',') {
      position += 1
      continue
    }
    expect(text.slice(position, position + 2)).toBe('\r\n')
    position += 2
    records.push(record)
    record = []
  }
  return records
}
