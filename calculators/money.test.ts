import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDollars, formatShortDollars, readAmount } from './money.ts'

describe('readAmount', () => {
  test.each([
    ['$1,200.50', 1200.5],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1\u202f200\u202f000', 1_200_000],
    ['1,200', 1200],
    ['  2500  ', 2500],
    ['\t2500\n', 2500],
    ['USD 950', 950],
    ['950 USD', 950],
    ['US$950', 950],
    ['US $ 950', 950],
    ['$ 950', 950],
    ['950 $', 950],
    ['12,345,678.90', 12_345_678.9],
    ['999999999999', 999_999_999_999],
    ['999,999,999,999.99', 999_999_999_999.99],
    ['0', 0],
    ['000', 0],
    ['007', 7],
    ['.5', 0.5],
    ['5.', 5],
    ['0.125', 0.125],
    ['1234.5678', 1234.5678],
    ['-200', -200],
    ['−200', -200],
    ['-$1,200', -1200],
    ['$-1,200', -1200],
    ['-0', 0],
  ])('[RET-5] reads %j as %d', (text, amount) => {
    expect(readAmount(text)).toEqual({ amount, readable: true })
  })

  test.each([
    '1.2e3',
    '0x10',
    '0b1',
    '12.34.56',
    '1a2b',
    'e',
    '+',
    '-',
    '.',
    '$',
    'USD',
    '-.',
    '--5',
    '-$-5',
    '1,2',
    '1,20',
    '12,00',
    '1,2000',
    '1.200',
    '12.345',
    '1.200,50',
    '1,200,50',
    '1 20',
    '1 200,000',
    ',200',
    'Infinity',
    'NaN',
    '2k',
    '100-200',
    '1/2',
    '50%',
    '€50',
    '£1,200',
    'twelve',
    '1234567890123',
    '٣',
  ])('[RET-5] refuses %j and counts 0 for it, rather than guess', (text) => {
    expect(readAmount(text)).toEqual({ amount: 0, readable: false })
  })

  test.each(['', ' ', '\u00a0', '\n'])('[RET-5] blank (%j) is 0 and no fault', (text) => {
    expect(readAmount(text)).toEqual({ amount: 0, readable: true })
  })

  test('any text gives a finite amount, never -0 (C030)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9., $eE+x-]*$/)), (text) => {
        const { amount } = readAmount(text)
        expect(Number.isFinite(amount)).toBe(true)
        expect(Object.is(amount, -0)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('a whole amount is read back however it was grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), fc.constantFrom(',', ' ', '\u00a0', ''), (n, mark) => {
        expect(readAmount(`$${n.toLocaleString('en-US').replaceAll(',', mark)}`)).toEqual({ amount: n, readable: true })
      }),
    )
  })
})

describe('formatDollars', () => {
  test.each([
    [0, '$0'],
    [-0, '$0'],
    [-0.4, '$0'],
    [0.1 + 0.2, '$0'],
    [0.5, '$1'],
    [1200.5, '$1,201'],
    [999_999_999_999, '$999,999,999,999'],
    [6e15, '$6,000,000,000,000,000'],
    [-200, '-$200'],
  ])('[RET-5] writes %d as %s', (amount, text) => {
    expect(formatDollars(amount)).toBe(text)
  })

  test('what it writes, it can read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (n) => {
        expect(readAmount(formatDollars(n)).amount).toBe(n)
      }),
    )
  })
})

test.each([
  [0, '$0'],
  [999_999, '$999,999'],
  [1_250_000, '$1.25M'],
  [-3_000_000_000, '-$3B'],
  [999_999_999_999, '$1T'],
])('in narrow places %d is %s', (amount, text) => {
  expect(formatShortDollars(amount)).toBe(text)
})
