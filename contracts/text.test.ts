import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText, lengthOf } from './text.ts'

const anything = fc.string({ unit: 'binary', maxLength: 60 })
const rough = fc
  .array(
    fc.oneof(
      anything,
      fc.constantFrom('\r\n', '\r', '\u0000', '\ud800', '\udc00', 'e', '\u0301', '\u2028', '\t', '\u00a0', '\ufeff'),
    ),
  )
  .map((parts) => parts.join(''))

test('cleaning is stable, well formed, composed and free of control characters (C061, C062)', () => {
  fc.assert(
    fc.property(rough, (text) => {
      const clean = cleanText(text)
      expect(cleanText(clean)).toBe(clean)
      expect(clean.isWellFormed()).toBe(true)
      expect(clean.normalize('NFC')).toBe(clean)
      expect(clean).not.toMatch(/[^\P{Cc}\n\t]/u)
    }),
    { numRuns: 2000 },
  )
})

test('a line has no line breaks, whatever kind was typed (C068)', () => {
  fc.assert(
    fc.property(rough, (text) => {
      expect(cleanLine(text)).not.toMatch(/[\n\r\t\u0085\u2028\u2029]/)
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
    }),
    { numRuns: 2000 },
  )
  expect(cleanLine('Ann\r\nBcc: x@example.com\u2028y')).toBe('Ann Bcc: x@example.com y')
})

test('line ends count once however they are sent, and an emoji counts the same on both sides (C060)', () => {
  const lines = Array.from({ length: 41 }, () => 'abc')
  expect(lengthOf(lines.join('\r\n'))).toBe(lengthOf(lines.join('\n')))
  expect(cleanText('a\r\nb\rc')).toBe('a\nb\nc')
  expect(lengthOf('🌲')).toBe(2)
})

test('a lone half of an emoji is replaced and a whole one is kept (C062)', () => {
  expect(cleanText('ok \ud83c end')).toBe('ok \ufffd end')
  expect(cleanText('👨‍👩‍👧 🇺🇸')).toBe('👨‍👩‍👧 🇺🇸')
})

test('what nobody sees is gone, so that it alone is no answer', () => {
  expect(cleanText('\u200b \u2060\u202a')).toBe('')
  expect(cleanLine('\u202a307 555 0100\u202c')).toBe('307 555 0100')
})

test('a decomposed and a composed accent become one text (C022)', () => {
  expect(cleanText('N\u0303andu\u0301')).toBe('Ñandú')
})
