// `npm run lighthouse -- /about /contact`: mobile Lighthouse, three runs a page, medians. Exits 1 when a group is below 100.
// `--all` takes every page of the sitemap instead; `--testimonials 300` has that many approved testimonials on the site.
// The first row is a page of bare HTML: what this machine makes of nothing at all. CHROMIUM_PATH names another browser.
import { execFile } from 'node:child_process'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { testimonial } from '#contracts/testimonial.ts'
import { ensureBuilt } from '#scripts/built.mjs'
import { chromiumFlags, ensureChromium, requireChromium } from '#scripts/chromium.mjs'
import { median, readScores, type Scores } from './lighthouse-scores.ts'
import { root } from '#scripts/project.mjs'
import { startTestServer, type TestServer } from '#testing/start-test-server.ts'

const runs = 3
// Without it a headless Chromium that Lighthouse starts draws a quiet page once a second, and reports a first paint of 250 ms
// as one of 2,250 ms.
const wakeful = ['--run-all-compositor-stages-before-draw']
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, testimonials: { type: 'string', default: '0' } },
})

ensureChromium()
const browser = requireChromium()
ensureBuilt(process.execPath)
await using site = await startTestServer({
  dist: join(root, 'dist'),
  postLimit: { take: () => Promise.resolve(24) },
  env: { LOG_LEVEL: 'warn' },
})
await using folder = await mkdtempDisposable(join(tmpdir(), 'lighthouse-'))
await publishTestimonials(site, Number(values.testimonials))

await using bare = await serveBarePage()

const columns = ['performance', 'accessibility', 'best-practices', 'seo', 'cls', 'tbt', 'lcp'] as const
console.log(`With ${basename(browser)}:`)
console.log(['page'.padEnd(26), ...columns.map((column) => column.padStart(14))].join(' '))
await report('(bare HTML)', bare.url)
const given = positionals.length > 0 ? positionals : ['/', '/contact']
for (const path of values.all ? await pathsOfSitemap(site.url) : given) {
  const { passed, faults } = await report(path, site.url + path)
  if (passed) continue
  process.exitCode = 1
  console.log(faults.map((fault) => `  ${fault}`).join('\n'))
}

/** Prints the row of a page; `faults` is what any of its runs did not pass. */
async function report(name: string, url: string): Promise<{ passed: boolean; faults: string[] }> {
  const scores: Scores[] = []
  for (let run = 1; run <= runs; run += 1) scores.push(await audit(url))
  const middle = columns.map((column) => median(scores.map((score) => score[column])))
  console.log([name.padEnd(26), ...middle.map((value) => String(value).padStart(14))].join(' '))
  return {
    passed: middle.slice(0, 4).every((score) => score === 100),
    faults: [...new Set(scores.flatMap(({ faults }) => faults))],
  }
}

/** One run; the second try is for the times when Lighthouse could not record one and asks to be run again. */
async function audit(url: string): Promise<Scores> {
  return auditOnce(url).catch(() => auditOnce(url))
}

/** In a browser of its own; the command line is Lighthouse's own way of keeping runs apart. */
async function auditOnce(url: string): Promise<Scores> {
  const output = join(folder.path, 'report.json')
  const cli = join(root, 'node_modules/lighthouse/cli/index.js')
  const options = ['--quiet', '--output=json', `--output-path=${output}`, '--form-factor=mobile']
  const flags = `--chrome-flags=${[...chromiumFlags, ...wakeful].join(' ')}`
  await promisify(execFile)(process.execPath, [cli, url, ...options, flags], {
    env: { ...process.env, CHROME_PATH: browser },
  })
  return readScores(await readFile(output, 'utf8'))
}

/** Text under headings, with no style and no script. */
async function serveBarePage(): Promise<AsyncDisposable & { url: string }> {
  const section = `<section><h2>Heading</h2><p>${'Some words that fill a paragraph. '.repeat(12)}</p></section>`
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>'
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(head + section.repeat(20)),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: () => new Promise((done) => server.close(() => done())),
  }
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
