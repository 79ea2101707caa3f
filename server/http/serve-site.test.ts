import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeBuiltSite } from '#testing/make-built-site.ts'
import { rawRequest } from '#testing/raw-request.ts'
import { startTestServer } from '#testing/start-test-server.ts'

async function startSite(env: Record<string, string> = {}) {
  const site = makeBuiltSite()
  const server = await startTestServer({ dist: site.dist, env })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(server.url + path, { method, headers, redirect: 'manual' })
  return {
    get,
    url: server.url,
    raw: (target: string, verb = 'GET') =>
      rawRequest(server.url, [`${verb} ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`], 2_000),
    [Symbol.asyncDispose]: async () => {
      await server.close()
      site[Symbol.dispose]()
    },
  }
}

test('[SITE-1] a page is answered under its one spelling', async () => {
  await using site = await startSite()
  for (const [path, title] of [
    ['/', 'Home'],
    ['/about', 'About'],
    ['/services/pet', 'Pet'],
  ] as const) {
    const response = await site.get(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(await response.text()).toContain(`<title>${title}</title>`)
  }
})

test.each([
  ['/about/', '/about'],
  ['/about/index.html', '/about'],
  ['/about.html', '/about'],
  ['/About', '/about'],
  ['/%61bout', '/about'],
  ['/services/pet.html?utm_source=a&x=%2F', '/services/pet?utm_source=a&x=%2F'],
  ['/index.html', '/'],
])('another spelling, %s, leads to %s at once and keeps its query (C077, C085)', async (path, target) => {
  await using site = await startSite()
  const response = await site.get(path)
  expect([response.status, response.headers.get('location')]).toEqual([301, target])
})

test.each([
  '//evil.example/',
  '///evil.example/about/',
  '/\\evil.example/',
  '/%2f%2fevil.example%2f',
  '/%5cevil.example/',
  '/https://evil.example/',
  '//evil.example/about?x=1',
  '//about/',
  'http://evil.example/about',
])('%s never leads to another host (C077)', async (target) => {
  await using site = await startSite()
  const answer = await site.raw(target)
  expect(answer).toMatch(/^HTTP\/1.1 40[04] /)
  expect(answer).not.toMatch(/\r\nlocation:/i)
})

test.each([
  '/../csp.json',
  '/..%2fcsp.json',
  '/%2e%2e/csp.json',
  '/%252e%252e/csp.json',
  '/..\\csp.json',
  '/about/../../csp.json',
  '/../site-private/plan.html',
  '/..%2fsite-private%2fplan.html',
  '/%',
  '/%c0%ae%c0%ae/',
  '/about%00.html',
  '/.secret',
  '/_astro/app.Bx12.js.map',
  '/index.html.br',
  '/agency.sqlite',
  `/${'a'.repeat(10_000)}`,
  '/toString',
  '/__proto__',
])('%s reads nothing outside the site (C078)', async (target) => {
  await using site = await startSite()
  const answer = await site.raw(target)
  expect(answer).toMatch(/^HTTP\/1.1 40[04] /)
  expect(answer).not.toMatch(/secret|sha256-abc=.*scriptHashes|scriptHashes/)
  expect((await site.get('/about')).status).toBe(200)
})

test('HEAD has the status and headers of GET, and no body (C079)', async () => {
  await using site = await startSite()
  for (const path of [
    '/',
    '/about',
    '/about/',
    '/_astro/app.Bx12.js',
    '/nowhere',
    '/_astro/gone.js',
    '/healthz',
    '/readyz',
    '/api/testimonials',
    '/api/nowhere',
  ]) {
    const [get, head] = [await site.get(path), await site.get(path, {}, 'HEAD')]
    const headers = (response: Response) =>
      Object.fromEntries(
        // An answer without a body says a length of 0 to GET, and need not say it to HEAD.
        [...response.headers].filter(
          ([name, value]) =>
            !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name) &&
            !(name === 'content-length' && value === '0'),
        ),
      )
    expect([head.status, headers(head)], path).toEqual([get.status, headers(get)])
    expect(await head.text()).toBe('')
  }
})

test('a page takes no other method (C079)', async () => {
  await using site = await startSite()
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const response = await site.get('/about', {}, method)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  }
  expect((await site.get('/about', {}, 'OPTIONS')).status).toBe(204)
  expect(await site.raw('/about', 'PROPFIND')).toMatch(/^HTTP\/1.1 405 /)
})

test('[SITE-2] an unknown page is a 404 with the friendly page, a lost asset is a short 404 that nobody keeps (C080)', async () => {
  await using site = await startSite()
  const page = await site.get('/nowhere')
  expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await page.text()).toContain('404 Page Not Found')
  for (const old of ['/index.php', '/contact.aspx', '/about.htm', '/mr.smith'])
    expect(await (await fetch(site.url + old)).text(), old).toContain('404 Page Not Found')
  for (const path of ['/_astro/app.Old1.js', '/_astro/x', '/images/lost.png']) {
    const asset = await site.get(path)
    expect([asset.status, asset.headers.get('content-type'), asset.headers.get('cache-control')]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ])
  }
  const there = await site.get('/_astro/app.Bx12.js')
  expect(there.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('each coding has a validator of its own, and the body is what its coding says (C081)', async () => {
  await using site = await startSite()
  const seen = new Map<string, string>()
  for (const [accept, coding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
    ['', null],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
  ] as const) {
    const answer = await rawRequest(
      site.url,
      [`GET /about HTTP/1.1\r\nhost: x\r\naccept-encoding: ${accept}\r\nconnection: close\r\n\r\n`],
      2_000,
    )
    const end = answer.indexOf('\r\n\r\n')
    const [head, body] = [answer.slice(0, end), answer.slice(end + 4)]
    expect(/\r\ncontent-encoding: (\w+)/i.exec(head)?.[1] ?? null).toBe(coding)
    expect(head).toMatch(/\r\nvary: accept-encoding/i)
    const bytes = Buffer.from(body, 'latin1')
    const text = coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes
    expect(text.toString()).toContain('<title>About</title>')
    seen.set(coding ?? 'plain', /\r\netag: (\S+)/i.exec(head)?.[1] ?? '')
  }
  expect(new Set(seen.values()).size).toBe(3)
  const [br, gzip] = [seen.get('br') ?? '', seen.get('gzip') ?? '']
  const unchanged = await site.get('/about', { 'accept-encoding': 'br', 'if-none-match': `W/"x", ${br}` })
  expect([unchanged.status, unchanged.headers.get('vary'), unchanged.headers.get('etag')]).toEqual([
    304,
    'accept-encoding',
    br,
  ])
  expect((await site.get('/about', { 'accept-encoding': 'br', 'if-none-match': gzip })).status).toBe(200)
})

test('a part of a film is sent as that part', async () => {
  await using site = await startSite()
  const part = async (range: string, extra: Record<string, string> = {}) => {
    const response = await site.get('/film.mp4', { range, ...extra })
    return [response.status, response.headers.get('content-range'), await response.text()]
  }
  expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234'])
  expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789'])
  expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789'])
  expect(await part('bytes=0-99')).toEqual([206, 'bytes 0-9/10', '0123456789'])
  expect(await part('bytes=10-')).toEqual([416, 'bytes */10', ''])
  expect(await part('bytes=0-1,4-5')).toEqual([200, null, '0123456789'])
  expect(await part('bytes=2-4', { 'if-range': '"old"' })).toEqual([200, null, '0123456789'])
})

test('every answer carries the policy of the build, and only the page of testimonials lets the widget in (C082)', async () => {
  await using site = await startSite()
  const home = (await site.get('/')).headers
  const policy = home.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' 'sha256-abc='")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain('player.example.com')
  expect(policy).not.toContain('reviews.example.com')
  expect(home.get('x-content-type-options')).toBe('nosniff')
  expect(home.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(home.get('permissions-policy')).toContain('geolocation=()')
  expect(home.get('strict-transport-security')).toBeNull()
  const testimonials = (await site.get('/testimonials')).headers.get('content-security-policy')
  expect(testimonials).toMatch(/script-src 'self' 'sha256-abc=' https:\/\/reviews\.example\.com/)
  const json = (await site.get('/api/testimonials')).headers
  expect([json.get('content-type'), json.get('x-content-type-options')]).toEqual([
    'application/json; charset=utf-8',
    'nosniff',
  ])
})

test('no header makes a browser start a process of its own for a page', async () => {
  await using site = await startSite()
  const { headers } = await site.get('/')
  expect([headers.get('cross-origin-opener-policy'), headers.get('origin-agent-cluster')]).toEqual([null, null])
})

test('a file that is no page carries a short policy of its own, under which it can run nothing', async () => {
  await using site = await startSite()
  const { status, headers } = await site.get('/icon.svg')
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toMatch(/script-src 'none'.*frame-ancestors 'none'/)
  expect([headers.get('permissions-policy'), headers.get('x-content-type-options')]).toEqual([null, 'nosniff'])
  const bytes = [...headers].reduce((all, [name, value]) => all + name.length + value.length + 4, 0)
  expect(bytes).toBeLessThan(900)
})

test('behind TLS browsers are told to stay there', async () => {
  await using site = await startSite({ SITE_URL: 'https://agency.test' })
  expect((await site.get('/')).headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('without a build the server says what to do, and takes requests all the same', async () => {
  await using server = await startTestServer()
  const response = await fetch(server.url)
  expect([response.status, await response.text()]).toEqual([
    503,
    'The site has not been built yet: run npm run build.\n',
  ])
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})
