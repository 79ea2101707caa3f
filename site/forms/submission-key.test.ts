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

test('a key that the browser’s own post carried stays with the form, until it is received', () => {
  const key = new SubmissionKey()
  key.adopt('12-34-56-78')
  expect(key.for({ name: 'Ann' })).toBe('12-34-56-78')
  key.adopt('')
  expect(key.value).toBe('12-34-56-78')
  key.renew()
  expect(key.value).not.toBe('12-34-56-78')
})
