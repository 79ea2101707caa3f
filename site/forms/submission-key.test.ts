import { expect, test } from 'vitest'
import { SubmissionKey } from './submission-key.ts'

test('a form has one key until it is received, and then another (C009)', () => {
  const key = new SubmissionKey()
  const { value } = key
  expect(value).toMatch(/^[0-9a-f]{32}$/)
  expect(key.value).toBe(value)
  key.renew()
  expect(key.value).not.toBe(value)
})

test('a key that the browser’s own post carried stays with the form, until it is received', () => {
  const key = new SubmissionKey()
  key.adopt('12-34-56-78')
  expect(key.value).toBe('12-34-56-78')
  key.adopt('')
  expect(key.value).toBe('12-34-56-78')
  key.renew()
  expect(key.value).not.toBe('12-34-56-78')
})
