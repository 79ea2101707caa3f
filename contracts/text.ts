// Line and paragraph separators and every control character but tab and line feed. Written as escapes: the characters are invisible.
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g
// eslint-disable-next-line no-control-regex -- removing control characters is the point
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g
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
  return cleanText(text).replace(/\s*[\n\t]\s*/g, ' ')
}

/** The unit in which lengths are limited, counted and shown on both sides: UTF-16 code units of the cleaned text, as `maxlength` counts. */
export function lengthOf(text: string): number {
  return cleanText(text).length
}
