import { type Finding } from './finding.ts'
import { walkStrings } from './walk-strings.ts'

/** What a sample value looks like; none of these can be a real one. */
const samples = [/555[-. )]*01\d\d(?!\d)/, /\bexample\.com\b/, /\bsample\b/i, /\b0{6}\b/, /\bPrairie & Peak\b/]

/** Values that the sample agency came with. */
export function findSampleValues(value: unknown, place: string): Finding[] {
  return walkStrings(value, place)
    .filter(({ text }) => samples.some((sample) => sample.test(text)))
    .map(({ place: where, text }) => ({ kind: 'sample value', where, what: text }))
}
