import { type FastifyReply, type FastifyRequest } from 'fastify'
import { chooseVariant } from './choose-variant.ts'
import { matchesTag } from './matches-tag.ts'
import { filePolicy } from './security-headers.ts'
import { namesAsset, pagePath, type SiteFile, type SiteFiles } from './site-files.ts'

interface Site {
  files: SiteFiles
  /** Headers of some pages alone, by path. */
  pageHeaders: Record<string, Record<string, string>>
}

/** Answers everything that is not the API: files, one redirect to a page's one spelling, honest 404s. */
export function serveSite({ files, pageHeaders }: Site) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const { path, query } = splitTarget(request.raw.url ?? '/')
    const decoded = decodePath(path)
    if (decoded === undefined) return sendPlain(reply, 400, 'Bad request')
    const file = files.byPath.get(decoded)
    const known = file ?? files.byPath.get(oneSpelling(decoded))
    if (!known) return notFound(reply, decoded, files, request)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, reply)
    if (!file || path !== known.path) return redirectTo(reply, known.path + query)
    return sendFile({ request, reply, file, headers: pageHeaders[file.path] ?? {} })
  }
}

function splitTarget(url: string): { path: string; query: string } {
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) }
}

function decodePath(path: string): string | undefined {
  try {
    return path.startsWith('/') ? decodeURIComponent(path) : undefined
  } catch {
    return undefined
  }
}

function oneSpelling(path: string): string {
  const page = pagePath(path.toLowerCase())
  return page.length > 1 && page.endsWith('/') ? page.slice(0, -1) : page
}

/** The target is a path of ours, never the visitor's text, so it cannot lead to another host. */
function redirectTo(reply: FastifyReply, target: string) {
  return reply.header('cache-control', 'no-cache').redirect(target, 301)
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply) {
  void reply.header('allow', 'GET, HEAD, OPTIONS')
  return request.method === 'OPTIONS' ? reply.code(204).send() : sendPlain(reply, 405, 'Method not allowed')
}

function notFound(reply: FastifyReply, path: string, { notFound: page }: SiteFiles, request: FastifyRequest) {
  // A page that waits for a lost script must not be handed HTML in its place.
  const isAsset = path.startsWith('/_astro/') || namesAsset(path)
  if (isAsset || !page) return sendPlain(reply, 404, 'Not found')
  void reply.code(404).header('cache-control', 'no-store')
  return sendWhole(reply, page, request)
}

function sendPlain(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`)
}

function sendWhole(reply: FastifyReply, file: SiteFile, request: FastifyRequest) {
  const { coding, body } = chooseVariant(file, encodings(request))
  if (file.variants.length > 1) void reply.header('vary', 'accept-encoding')
  if (coding) void reply.header('content-encoding', coding)
  return reply.type(file.type).send(body)
}

interface Sending {
  request: FastifyRequest
  reply: FastifyReply
  file: SiteFile
  headers: Record<string, string>
}

function sendFile({ request, reply, file, headers }: Sending) {
  const variant = chooseVariant(file, encodings(request))
  if (!file.type.startsWith('text/html')) {
    void reply.header('content-security-policy', filePolicy).removeHeader('permissions-policy')
  }
  void reply.headers({ ...headers, etag: variant.tag, 'cache-control': file.cacheControl })
  if (file.variants.length > 1) void reply.header('vary', 'accept-encoding')
  if (matchesTag(request.headers['if-none-match'], variant.tag)) return reply.code(304).send()
  void reply.type(file.type).header('accept-ranges', 'bytes')
  if (variant.coding) void reply.header('content-encoding', variant.coding)
  const range = readRange(request, variant.tag, variant.body.length)
  if (range === undefined) return reply.send(variant.body)
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${variant.body.length}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${variant.body.length}`)
    .send(variant.body.subarray(range.start, range.end + 1))
}

/** A part is a part of the plain bytes: whoever asks for one gets no coding. */
function encodings({ headers }: FastifyRequest): string | undefined {
  const { range } = headers
  return range === undefined ? headers['accept-encoding']?.toString() : undefined
}

/** One range of bytes; several at once, a foreign unit or an outdated `If-Range` mean the whole file. */
function readRange({ method, headers }: FastifyRequest, tag: string, size: number) {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '')
  const ifRange = headers['if-range']
  if (method !== 'GET' || !match || (ifRange !== undefined && ifRange !== tag)) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? ('outside' as const) : { start, end }
}
