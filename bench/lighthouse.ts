// `npm run lighthouse -- /about /contact`: mobile Lighthouse, three runs a page, medians. Exits 1 when a group is below 100.
// `--all` takes every page of the sitemap instead; `--testimonials 300` has that many approved testimonials on the site.
import { execFile } from 'node:child_process'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { testimonial } from '#contracts/testimonial.ts'
import { ensureBuilt } from '#scripts/built.mjs'
import { chromiumFlags, requireChromium } from '#scripts/chromium.mjs'
import { median, readScores, type Scores } from './lighthouse-scores.ts'
import { root } from '#scripts/project.mjs'
import { startTestServer, type TestServer } from '#testing/start-test-server.ts'

const runs = 3
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, testimonials: { type: 'string', default: '0' } },
})

ensureBuilt(process.execPath)
await using site = await startTestServer({
  dist: join(root, 'dist'),
  postLimit: { take: () => Promise.resolve(24) },
  env: { LOG_LEVEL: 'warn' },
})
await using folder = await mkdtempDisposable(join(tmpdir(), 'lighthouse-'))
await publishTestimonials(site, Number(values.testimonials))

const columns = ['performance', 'accessibility', 'best-practices', 'seo', 'cls', 'tbt', 'lcp'] as const
console.log(['page'.padEnd(26), ...columns.map((column) => column.padStart(14))].join(' '))
const given = positionals.length > 0 ? positionals : ['/', '/contact']
for (const path of values.all ? await pathsOfSitemap(site.url) : given) {
  const scores: Scores[] = []
  for (let run = 1; run <= runs; run += 1) scores.push(await audit(path))
  const middle = columns.map((column) => median(scores.map((score) => score[column])))
  console.log([path.padEnd(26), ...middle.map((value) => String(value).padStart(14))].join(' '))
  if (middle.slice(0, 4).some((score) => score < 100)) {
    process.exitCode = 1
    console.log([...new Set(scores.flatMap(({ faults }) => faults))].map((fault) => `  ${fault}`).join('\n'))
  }
}

/** One run; the second try is for the times when Lighthouse could not record one and asks to be run again. */
async function audit(path: string): Promise<Scores> {
  return auditOnce(path).catch(() => auditOnce(path))
}

/** In a browser of its own; the command line is Lighthouse's own way of keeping runs apart. */
async function auditOnce(path: string): Promise<Scores> {
  const output = join(folder.path, 'report.json')
  const cli = join(root, 'node_modules/lighthouse/cli/index.js')
  const options = ['--quiet', '--output=json', `--output-path=${output}`, '--form-factor=mobile']
  const flags = `--chrome-flags=${chromiumFlags.join(' ')}`
  await promisify(execFile)(process.execPath, [cli, `${site.url}${path}`, ...options, flags], {
    env: { ...process.env, CHROME_PATH: requireChromium() },
  })
  return readScores(await readFile(output, 'utf8'))
}

/** Every address that search engines are shown. */
async function pathsOfSitemap(url: string): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

async function publishTestimonials({ post, database }: TestServer, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const answer = await post(testimonial, {
      name: `Client ${number}`,
      email: `client-${number}@mail.example`,
      title: 'Rancher',
      testimonial: `Entry ${number}. ${'They came out after the hail and wrote down every panel of the roof. '.repeat(3)}`,
      rating: 5 - (number % 2),
    })
    if (answer.status !== 201) throw new Error(`Testimonial ${number}: ${await answer.text()}`)
  }
  await database.write((transaction) => transaction.updateTable('testimonials').set({ approved: true }).execute())
}
