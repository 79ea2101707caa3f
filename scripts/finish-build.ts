// Runs after `astro build`: compresses the site, lists its inline scripts for the CSP header, and stamps the build.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stampFile } from './built.mjs'
import { precompress } from './precompress.ts'
import { root } from './project.mjs'
import { scriptHashes } from './script-hashes.ts'
import { sourcesHash } from './sources.mjs'

const site = join(root, 'dist/site')
const pages = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'))
if (pages.length === 0) throw new Error('dist/site has no pages: run `npm run build`.')

const hashes = await Promise.all(pages.map(async (page) => scriptHashes(await readFile(join(site, page), 'utf8'))))
const unique = [...new Set(hashes.flat())].sort()
await writeFile(join(root, 'dist/csp.json'), JSON.stringify({ scriptHashes: unique }, null, 2))

const files = await precompress(site)
await writeFile(join(root, stampFile), JSON.stringify({ sources: sourcesHash() }))
console.log(`${pages.length} pages, ${unique.length} inline scripts, ${files} files compressed`)
