import { agency } from '#content/agency.ts'
import { isTest, type SourceTree } from './source-tree.ts'

const home = 'content/agency.ts'

/** Every fact that is unmistakably the agency's, in the forms in which people copy it. */
const facts: readonly { name: string; pattern: RegExp }[] = [
  { name: 'a telephone number', pattern: /555[-. ]?01\d\d(?!\d)/ },
  // name@example.com is nobody's box: it shows visitors what an e-mail address looks like.
  { name: 'an @example.com box', pattern: /(?<!\bname)@[\w.-]*\bexample\.com\b/ },
  { name: 'an example.com address', pattern: /\/\/[\w.-]*\bexample\.com\b/ },
  ...[
    ['the agency’s name', agency.name],
    ['the agency’s former name', agency.formerName],
    ['the street', agency.address.street],
    ['the licence', agency.licenseNumber],
    ...Object.values(agency.staff).map(({ name }) => ['a name of the staff', name]),
  ].map(([name = '', text = '']) => ({ name, pattern: new RegExp(`(?<!\\w)${asWritten(text)}(?!\\w)`) })),
]

/** Copies of the agency's facts outside of the one file that holds them. Tests and documents may repeat them. */
export function repeatedFacts(tree: SourceTree): string[] {
  return [...tree].flatMap(([path, text]) => {
    if (path === home || isTest(path) || /^(docs|scripts)\/|^[^/]+$/.test(path)) return []
    return facts.flatMap(({ name, pattern }) => {
      const found = pattern.exec(text)
      return found ? [`${path} repeats ${name}: ${found[0]}`] : []
    })
  })
}

/** A pattern for a text: spaces are any white space, and `&` is also `&amp;` or "and". */
function asWritten(text: string): string {
  return text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('&', '(?:&|&amp;|and)')
    .replaceAll(' ', String.raw`\s+`)
}
