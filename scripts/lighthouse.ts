// `npm run lighthouse -- / /contact`: mobile Lighthouse, three runs a page, medians. Exits 1 when a group is below 100.
import { execFileSync } from 'node:child_process'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './built.mjs'
import { chromiumFlags, requireChromium } from './chromium.mjs'
import { median, readScores, type Scores } from './lighthouse-scores.ts'
import { root } from './project.mjs'
import { serveBuild } from './serve-build.ts'

const runs = 3
const paths = process.argv.slice(2)

ensureBuilt(process.execPath)
await using site = await serveBuild()
await using folder = await mkdtempDisposable(join(tmpdir(), 'lighthouse-'))

const columns = ['performance', 'accessibility', 'best-practices', 'seo', 'cls', 'tbt', 'lcp'] as const
console.log(['page'.padEnd(30), ...columns.map((column) => column.padStart(14))].join(' '))
for (const path of paths.length > 0 ? paths : ['/', '/contact']) {
  const scores: Scores[] = []
  for (let run = 1; run <= runs; run += 1) scores.push(await audit(path))
  const middle = columns.map((column) => median(scores.map((score) => score[column])))
  console.log([path.padEnd(30), ...middle.map((value) => String(value).padStart(14))].join(' '))
  if (middle.slice(0, 4).some((score) => score < 100)) {
    process.exitCode = 1
    console.log([...new Set(scores.flatMap(({ faults }) => faults))].map((fault) => `  ${fault}`).join('\n'))
  }
}

/** One run in a browser of its own; the command line is Lighthouse's own way of keeping runs apart. */
async function audit(path: string): Promise<Scores> {
  const output = join(folder.path, 'report.json')
  const cli = join(root, 'node_modules/lighthouse/cli/index.js')
  const options = ['--quiet', '--output=json', `--output-path=${output}`, '--form-factor=mobile']
  execFileSync(process.execPath, [cli, `${site.url}${path}`, ...options, `--chrome-flags=${chromiumFlags.join(' ')}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: requireChromium() },
  })
  return readScores(await readFile(output, 'utf8'))
}
