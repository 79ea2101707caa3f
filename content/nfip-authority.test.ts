import { expect, test } from 'vitest'
import { nfipSentence } from './nfip-authority.ts'

test('that NFIP sells is said only with the day on which somebody looked', () => {
  expect(nfipSentence({ status: 'authorized', asOf: '2027-01-31' })).toBe(
    'As of January 31, 2027, NFIP may write new policies and renew old ones.',
  )
})

test('a lapse says what stops, what goes on, and since when it is known', () => {
  const sentence = nfipSentence({ status: 'lapsed', asOf: '2026-10-01' })
  expect(sentence).toMatch(/^As of October 1, 2026, NFIP’s authority has lapsed: no new or renewed NFIP policies/)
  expect(sentence).toMatch(/run out their term, and private flood is unaffected/)
})

test('while nobody has looked, nothing says that NFIP sells', () => {
  const sentence = nfipSentence({ status: 'unknown', asOf: '2026-11-28' })
  expect(sentence).toMatch(/ask us where it stands today/)
  expect(sentence).not.toMatch(/2026|may write/)
})
