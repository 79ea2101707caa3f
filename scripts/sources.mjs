import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

/** Everything that the built site is made of. Tests are not. */
const built = [
  'astro.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'content',
  'contracts',
  'calculators',
  'desk',
  'scripts/finish-build.ts',
  'scripts/llms-txt.ts',
  'scripts/page-summary.ts',
  'scripts/precompress.ts',
  'scripts/script-hashes.ts',
  'scripts/sitemap.ts',
  'site',
  'ui',
]

/** A hash over the sources of the built site and the one setting that is written into its pages. */
export function sourcesHash() {
  const hash = createHash('sha256')
  hash.update(process.env.SITE_URL ?? '')
  for (const path of built.flatMap(filesUnder)) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  const entries = readEntries(full)
  if (!entries) return [path]
  return entries
    .sort()
    .map((name) => `${path}/${name}`)
    .flatMap(filesUnder)
    .filter((file) => !/\.test\.tsx?$/.test(file))
}

/** The names in a folder, or undefined when the path is a file. @param {string} full */
function readEntries(full) {
  try {
    return readdirSync(full)
  } catch {
    return undefined
  }
}
