import { expect, test } from 'vitest'
import { isNewEnough } from './node-24.mjs'

test.each([
  ['24.12.0', true],
  ['24.21.0', true],
  ['26.1.0', true],
  ['24.11.9', false],
  ['20.20.2', false],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})
