import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

/** One coding of a file, ready to send. */
export interface Variant {
  coding: 'br' | 'gzip' | undefined
  body: Buffer
  /** A strong validator, different for each coding. */
  tag: string
}

export interface SiteFile {
  /** Its one spelling. */
  path: string
  type: string
  cacheControl: string
  /** Plain first. */
  variants: [Variant, ...Variant[]]
}

export interface SiteFiles {
  /** By one spelling. Only what was found at start can ever be served, so no path leads out of the folder. */
  byPath: Map<string, SiteFile>
  notFound: SiteFile | undefined
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
}

/** Whether an address names a file that a page asks for, by its ending; anything else is a page somebody looks for, such as an old `/index.php`. */
export function namesAsset(path: string): boolean {
  const ending = extname(path).toLowerCase()
  return ending !== '.html' && Object.hasOwn(types, ending)
}

/** Reads the built site into memory: a few megabytes. Files of unknown types, source maps and dot files are not part of it. */
export function readSiteFiles(folder: string): SiteFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const present = new Set(names)
  const files = names.flatMap((name) => {
    const type = types[extname(name)]
    const hidden = name.split(sep).some((part) => part.startsWith('.') && part !== '.well-known')
    return type === undefined || hidden ? [] : [readSiteFile({ folder, name, type, present })]
  })
  const byPath = new Map(files.map((file) => [file.path, file]))
  const notFound = byPath.get('/404')
  byPath.delete('/404')
  return { byPath, notFound }
}

interface Found {
  folder: string
  name: string
  type: string
  present: Set<string>
}

function readSiteFile({ folder, name, type, present }: Found): SiteFile {
  const url = `/${name.split(sep).join('/')}`
  const read = (coding: Variant['coding'], ending: string): Variant[] =>
    ending === '' || present.has(name + ending) ? [variant(coding, readFileSync(join(folder, name + ending)))] : []
  const [plain, ...coded] = [...read(undefined, ''), ...read('br', '.br'), ...read('gzip', '.gz')]
  if (!plain) throw new Error(`${name} is gone`)
  return {
    path: type.startsWith('text/html') ? pagePath(url) : url,
    type,
    cacheControl: cacheControl(url, type),
    variants: [plain, ...coded],
  }
}

/** A page's one spelling: neither `.html` nor a final slash. */
export function pagePath(url: string): string {
  return url.replace(/(?:\/index)?\.html$/, '') || '/'
}

function variant(coding: Variant['coding'], body: Buffer): Variant {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { coding, body, tag: `"${hash}${coding ? `-${coding}` : ''}"` }
}

function cacheControl(url: string, type: string): string {
  if (url.startsWith('/_astro/')) return 'public, max-age=31536000, immutable'
  return type.startsWith('text/html') ? 'no-cache' : 'public, max-age=3600'
}
