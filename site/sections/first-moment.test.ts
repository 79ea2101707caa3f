import { expect, test } from 'vitest'
import { firstMoment } from './first-moment.ts'

const begins = (date: string) => new Date(firstMoment(date, 'America/Denver')).toISOString()

test.each([
  ['2026-10-01', '2026-10-01T06:00:00.000Z'],
  ['2026-12-08', '2026-12-08T07:00:00.000Z'],
])('the day %s begins in Wyoming at %s', (date, moment) => {
  expect(begins(date)).toBe(moment)
})

test('on the days when the clocks change a day begins by the clock of the night before', () => {
  expect([begins('2026-03-08'), begins('2026-03-09')]).toEqual(['2026-03-08T07:00:00.000Z', '2026-03-09T06:00:00.000Z'])
  expect([begins('2026-11-01'), begins('2026-11-02')]).toEqual(['2026-11-01T06:00:00.000Z', '2026-11-02T07:00:00.000Z'])
})
