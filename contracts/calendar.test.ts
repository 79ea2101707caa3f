import { expect, test } from 'vitest'
import { spellDate, spellTime } from './calendar.ts'

test('noon and midnight are told apart (C034)', () => {
  expect(['00:00', '12:00', '12:30', '23:59', '09:05'].map(spellTime)).toEqual([
    '12:00 AM',
    '12:00 PM',
    '12:30 PM',
    '11:59 PM',
    '9:05 AM',
  ])
})

test('a date is spelled as that date, whatever the zone of the machine (C031)', () => {
  expect(spellDate('2026-03-08')).toBe('Sunday, March 8, 2026')
  expect(spellDate('2028-02-29')).toBe('Tuesday, February 29, 2028')
})
