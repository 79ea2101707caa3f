import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisFor } from './chart-axis.ts'

test.each([
  [9_900_000, 10_000_000],
  [11_250_000, 12_000_000],
  [1_000_000, 1_200_000],
  [999_999, 1_000_000],
  [2_500_000, 3_000_000],
  [4_000_000, 5_000_000],
  [5_400_000, 6_000_000],
  [6_000_000, 8_000_000],
  [8_000_001, 10_000_000],
  [12_000_000, 20_000_000],
  [19_000_000, 20_000_000],
  [30_000_000, 50_000_000],
  [9_999_999, 10_000_000],
])('an axis for %i ends at %i', (largest, end) => {
  expect(axisFor(largest)).toEqual([0, end / 4, end / 2, (end * 3) / 4, end])
})

test('an axis ends above its largest value, and never more than twice as far away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (largest) => {
      const end = axisFor(largest)[4]
      expect(end).toBeGreaterThan(largest)
      expect(end).toBeLessThanOrEqual(2 * largest)
    }),
  )
})

test('an axis for nothing is still one', () => {
  expect(axisFor(0)[4]).toBe(1)
})
