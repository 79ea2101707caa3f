// `npm run spec`: each id of the checklist with the tests that name it, then what has none.
// `npm run spec -- --strict NAV FOOT CON-4` exits 1 when an id of those groups has no test; `--strict` alone means all.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'
import { isInGroup, matchTests, readDemands } from './spec-report.ts'
import { testTitles } from './test-titles.ts'

const demands = readDemands(readFileSync(join(root, 'docs/specification.md'), 'utf8'))
const files = globSync('**/*.test.{ts,tsx}', { cwd: root, exclude: ['node_modules/**', 'dist/**'] }).sort()
const tests = files.flatMap((file) =>
  testTitles(file, readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title })),
)
const { proofs, unknown } = matchTests(demands, tests)

for (const { id } of demands) {
  const found = proofs.get(id) ?? []
  console.log(
    `${id.padEnd(9)} ${found.length === 0 ? '–' : ''}${found.map(({ file, title }) => `${file}: ${title}`).join('\n          ')}`,
  )
}

const open = demands.filter(({ id }) => proofs.get(id)?.length === 0)
console.log(`\n${demands.length - open.length} of ${demands.length} have a test.`)
if (open.length > 0)
  console.log(`Without one:\n${open.map(({ id, text }) => `  ${id.padEnd(9)} ${text.slice(0, 100)}`).join('\n')}`)
for (const { file, title } of unknown) console.log(`Not in the checklist: ${file}: ${title}`)

const strict = process.argv.indexOf('--strict')
if (strict > 0) {
  const groups = process.argv.slice(strict + 1)
  const owed = open.filter(({ id }) => groups.length === 0 || groups.some((group) => isInGroup(id, group)))
  const strange = groups.filter((group) => !demands.some(({ id }) => isInGroup(id, group)))
  if (strange.length > 0) console.log(`No such group: ${strange.join(', ')}`)
  if (owed.length > 0) console.log(`Owed: ${owed.map(({ id }) => id).join(', ')}`)
  if (owed.length > 0 || strange.length > 0 || unknown.length > 0) process.exitCode = 1
}
