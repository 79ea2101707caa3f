import { expect, test } from 'vitest'
import { wrapTitle } from './wrap-title.ts'

const letters = (text: string) => text.length * 10

test('a title that fits stays on one line', () => {
  expect(wrapTitle('SR22 Filing', 200, letters)).toEqual(['SR22 Filing'])
})

test('lines are made even, not filled and followed by a leftover', () => {
  expect(wrapTitle('Flood cover for realtors and lenders', 300, letters)).toEqual([
    'Flood cover for',
    'realtors and lenders',
  ])
})

test('a word longer than the line stands alone', () => {
  expect(wrapTitle('Uninterruptible power', 100, letters)).toEqual(['Uninterruptible', 'power'])
})
