import { spellDate, spellTime } from '#contracts/calendar.ts'
import { type FieldDescription, labelOf } from '#contracts/contract.ts'

/** An answer in words; undefined where nothing was given. */
export function answerText(field: FieldDescription, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return labelOf(field.choices, String(value))
  if (typeof value !== 'string') return undefined
  if (field.ask === 'date') return spellDate(value)
  if (field.ask === 'time') return spellTime(value)
  return field.ask === 'choice' ? labelOf(field.choices, value) : value
}
