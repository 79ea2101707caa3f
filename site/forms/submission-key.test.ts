import { expect, test } from 'vitest'
import { SubmissionKey } from './submission-key.ts'

test('a second try with the same answers has the same key (C009)', () => {
  const key = new SubmissionKey()
  expect(key.for({ name: 'Ann' })).toBe(key.for({ name: 'Ann' }))
  expect(key.value).toMatch(/^[0-9a-f]{32}$/)
})

test('changed answers and a form that was received have another key', () => {
  const key = new SubmissionKey()
  const first = key.for({ name: 'Ann' })
  const second = key.for({ name: 'Anne' })
  key.renew()
  const third = key.for({ name: 'Anne' })
  expect(new Set([first, second, third]).size).toBe(3)
})

test('the first answers travel under the key that the hidden field already has', () => {
  const key = new SubmissionKey()
  const { value } = key
  expect(key.for({ name: 'Ann' })).toBe(value)
})
