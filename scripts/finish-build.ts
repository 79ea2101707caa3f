// Runs after `astro build`: writes the sitemap and llms.txt from the pages as they are, lists their inline scripts for the
// CSP header, compresses the site, and stamps the build.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stampFile } from './built.mjs'
import { llmsTxt } from './llms-txt.ts'
import { type PageSummary, summarizePage } from './page-summary.ts'
import { precompress } from './precompress.ts'
import { root } from './project.mjs'
import { scriptHashes } from './script-hashes.ts'
import { sitemap } from './sitemap.ts'
import { sourcesHash } from './sources.mjs'

const site = join(root, 'dist/site')
const pages = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'))
if (pages.length === 0) throw new Error('dist/site has no pages: run `npm run build`.')

const texts = await Promise.all(pages.map((page) => readFile(join(site, page), 'utf8')))
const summaries = texts.map(summarizePage)
await writeFile(join(site, 'sitemap.xml'), sitemap(summaries))
await writeFile(join(site, 'llms.txt'), llmsTxt(summaries))

const unique = [...new Set(texts.flatMap(scriptHashes))].sort()
await writeFile(join(root, 'dist/csp.json'), JSON.stringify({ scriptHashes: unique }, null, 2))

const files = await precompress(site)
await writeFile(join(root, stampFile), JSON.stringify({ sources: sourcesHash(), origin: originOf(summaries) }))
console.log(`${pages.length} pages, ${unique.length} inline scripts, ${files} files compressed`)

/** Where the pages say that they are; `SITE_URL` at build. */
function originOf([page]: PageSummary[]): string {
  return new URL(page?.address ?? '').origin
}
