import { createHash } from 'node:crypto'

/** What a browser runs or obeys; any other type, such as application/ld+json, is data and needs no hash. */
const executable = new Set([
  '',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
  'module',
  'importmap',
  'speculationrules',
])

/** The CSP sources, such as `'sha256-…'`, of the inline scripts of a built page. */
export function scriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<!--[\s\S]*?-->|<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\b/gi)
  return [...scripts]
    .filter(([found]) => !found.startsWith('<!--'))
    .map(([, attributes = '', body = '']) => ({ attributes: parseAttributes(attributes), body }))
    .filter(
      ({ attributes }) => !attributes.has('src') && executable.has(attributes.get('type')?.trim().toLowerCase() ?? ''),
    )
    .map(({ body }) => `'sha256-${createHash('sha256').update(asBrowserReads(body)).digest('base64')}'`)
}

function parseAttributes(source: string): Map<string, string> {
  const attributes = source.matchAll(/([^\s"'=/>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)
  return new Map(
    [...attributes].map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']),
  )
}

/** A browser makes every line end a line feed before it hashes. */
function asBrowserReads(body: string): string {
  return body.replaceAll(/\r\n?/g, '\n')
}
