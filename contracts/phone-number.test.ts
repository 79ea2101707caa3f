import { expect, test } from 'vitest'
import { dialLink } from './phone-number.ts'

test.each([
  ['(555) 010-0199', 'tel:+15550100199'],
  ['1-555-010-0199 ext. 42', 'tel:+15550100199,42'],
  ['555 010 0199x42', 'tel:+15550100199,42'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['1-555-FLOOD-00', 'tel:+155535663 00'.replace(' ', '')],
  ['５５５ ０１０ ０１９９', 'tel:+15550100199'],
  ['555-0199', 'tel:5550199'],
  ['307-555-0100 (cell)', 'tel:+13075550100'],
  ['home 307 555 0100', 'tel:+13075550100'],
])('%s dials %s (C023)', (typed, link) => expect(dialLink(typed)).toBe(link))

test.each(['307-555-0100 or 307-555-0101', '٣٠٧٥٥٥٠١٠٠'])('%s is no number that a link could dial', (typed) =>
  expect(dialLink(typed)).toBeUndefined(),
)

test('words are not dialed', () => expect(dialLink('evenings only')).toBeUndefined())
