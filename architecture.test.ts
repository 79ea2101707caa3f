// The rules of the house, as the table in docs/architecture.md and CONTRIBUTING.md state them, on the project's own files.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repeatedFacts } from './scripts/architecture/fact-rules.ts'
import {
  barrels,
  drawerNames,
  escapes,
  forgottenFocus,
  oddFileNames,
  strayAstroFiles,
} from './scripts/architecture/file-rules.ts'
import { cycles, deadImports, wrongDirections, wrongSpellings } from './scripts/architecture/import-rules.ts'
import { importTable } from './scripts/architecture/import-table.ts'
import { readSourceTree } from './scripts/architecture/source-tree.ts'
import { wordsInComponents } from './scripts/architecture/word-rules.ts'

const tree = readSourceTree(import.meta.dirname)

test('the tree is read', () => {
  expect(tree.size).toBeGreaterThan(50)
  expect(tree.has('content/agency.ts')).toBe(true)
})

test.each([
  ['rooms import only in the directions of the table', wrongDirections],
  ['imports are ./ within a room and #room/… across rooms', wrongSpellings],
  ['every import leads to a file', deadImports],
  ['no file imports itself in a circle', cycles],
  ['no file is a barrel', barrels],
  ['no folder or file is a drawer', drawerNames],
  ['Astro files are pages and layouts only', strayAstroFiles],
  ['components are PascalCase, other files kebab-case', oddFileNames],
  ['nothing escapes the type checker or the linter', escapes],
  ['no test is run alone', forgottenFocus],
  ['no component holds a text; it is in content, where a translation finds it', wordsInComponents],
  ['a fact of the agency stands in content/agency.ts only', repeatedFacts],
])('%s', (_rule, broken) => {
  expect(broken(tree)).toEqual([])
})

test('the documented import table is the enforced one', () => {
  const document = readFileSync(new URL('docs/architecture.md', import.meta.url), 'utf8')
  const rows = Object.entries(importTable).map(
    ([room, others]) => `| ${room} | ${others.join(', ') || 'nothing of ours'} |`,
  )
  for (const row of rows) expect(document).toContain(row)
})
