import { randomInt } from 'node:crypto'
import { type RecordKind } from '#server/repositories/record-tables.ts'

const initials: Record<RecordKind, string> = { contact: 'M', testimonial: 'T', quote: 'Q', flood: 'F', scope: 'S' }
/** No vowels, so that no word appears, and nothing that is misread or misheard for another. */
const alphabet = '23456789BCDFGHJKMNPQRTVWXZ'

/** Like `M-7K3M-92QX`: the kind, then eight characters that can be read out on the telephone. */
export function makeReference(kind: RecordKind): string {
  const characters = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return `${initials[kind]}-${characters.slice(0, 4)}-${characters.slice(4)}`
}
