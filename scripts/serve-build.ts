import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { root } from './project.mjs'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The built pages under their addresses, with the build's content security policy; stands in until the server is here. */
export async function serveBuild(): Promise<AsyncDisposable & { url: string }> {
  const { scriptHashes } = JSON.parse(readFileSync(join(root, 'dist/csp.json'), 'utf8')) as { scriptHashes: string[] }
  const policy = `default-src 'self'; script-src 'self' ${scriptHashes.join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src https:`
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileFor(decodeURIComponent(pathname))
    const found = file ?? join(root, 'dist/site/404.html')
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extname(found)] ?? 'application/octet-stream',
      'content-security-policy': policy,
    })
    response.end(readFileSync(found))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

function fileFor(pathname: string): string | undefined {
  const path = join(root, 'dist/site', pathname)
  return [path, `${path}.html`, join(path, 'index.html')].find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  )
}
