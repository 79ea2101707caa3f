// Line and paragraph separators, and what nobody sees: every control character but tab and line feed, spaces without width, and
// the marks that turn the direction of text, which a copied address brings along. Joiners stay: emoji and scripts need them.
// Written as escapes: the characters are invisible. Each pattern takes time in proportion to the text, however it is made.
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g
// eslint-disable-next-line no-control-regex -- removing control characters is the point
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/g
// With the u flag a whole pair is one character, so only lone halves match.
const halves = /\p{Surrogate}/gu

/**
 * The one cleaning step, the same in browser and server, and stable: cleaning twice changes nothing more.
 * Line ends become LF, control characters go, half an emoji becomes U+FFFD, accents are composed, the ends are trimmed.
 */
export function cleanText(text: string): string {
  return text.replace(lineEnds, '\n').replace(controls, '').replace(halves, '\ufffd').normalize('NFC').trim()
}

/** A text of one line: line breaks and tabs turn into single spaces. */
export function cleanLine(text: string): string {
  const parts = cleanText(text)
    .split(/[\n\t]/)
    .map((part) => part.trim())
  return parts.filter((part) => part !== '').join(' ')
}

/** The unit in which lengths are limited, counted and shown on both sides: UTF-16 code units of the cleaned text, as `maxlength` counts. */
export function lengthOf(text: string): number {
  return cleanText(text).length
}
