const extension = /(?<![\s,;.(])[\s,;.(]*(?:ext(?:ension)?\.?|x|#)\s*(?::\s*)?(\d{1,6})\)?\s*$/i
/** Of any country, by the numbering plan E.164. */
const longestNumber = 15
const keypad = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** Whether a person could dial what was typed: seven digits or more; letters count where they spell a number, as in 1-555-FLOOD-00. */
export function isPhoneNumber(typed: string): boolean {
  const { main } = split(typed)
  const digits = main.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 7 || (digits >= 3 && dialed(main).length >= 7)
}

/** A `tel:` link for a number as typed, a pause before its extension; undefined where nothing, or more than one number, can be dialed. */
export function dialLink(typed: string): string | undefined {
  if (!isPhoneNumber(typed)) return undefined
  const { main, after } = split(typed)
  const digits = dialed(main)
  if (digits.length < 7 || digits.length > longestNumber) return undefined
  const pause = after ? `,${after}` : ''
  if (main.includes('+')) return `tel:+${digits}${pause}`
  if (digits.length === 10) return `tel:+1${digits}${pause}`
  if (digits.length === 11 && digits.startsWith('1')) return `tel:+${digits}${pause}`
  return `tel:${digits}${pause}`
}

function split(typed: string): { main: string; after: string | undefined } {
  const plain = typed.normalize('NFKC')
  const after = extension.exec(plain)?.[1]
  return { main: after ? plain.replace(extension, '') : plain, after }
}

/** Letters are keys only where the digits alone make no number; otherwise they are words, as in “(cell)”. */
function dialed(main: string): string {
  const digits = main.replace(/\D/g, '')
  if (digits.length >= 7) return digits
  return main
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => String(keypad.findIndex((key) => key.includes(letter)) + 2))
    .replace(/\D/g, '')
}
