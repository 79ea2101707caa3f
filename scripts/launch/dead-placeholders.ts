import { type Finding } from './finding.ts'
import { walkStrings } from './walk-strings.ts'

interface Places {
  links: object
  embeds: object
  social: object
}

/** Links, embeds and profiles without an address: a dead end, or a hole where the site shows the phone instead. */
export function findDeadPlaceholders({ links, embeds, social }: Places): Finding[] {
  return Object.entries({ links, embeds, social })
    .flatMap(([name, value]) => walkStrings(value, `agency.${name}`))
    .filter(({ text }) => text.trim() === '')
    .map(({ place: where }) => ({
      kind: 'dead placeholder',
      where,
      what: 'has no address: fill it in, or delete the line',
    }))
}
