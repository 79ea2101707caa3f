import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { contactMessage } from '#contracts/contact-message.ts'
import { floodIntake } from '#contracts/flood-intake.ts'
import { hiddenFields } from '#contracts/submission.ts'
import { testimonial } from '#contracts/testimonial.ts'
import { dialects } from '#testing/open-test-database.ts'
import { rawRequest } from '#testing/raw-request.ts'
import { startTestServer, type TestServer } from '#testing/start-test-server.ts'

const answers = { name: 'Ann', email: 'ann@mail.example', phone: '', subject: 'Other', message: 'Hello' }
const good = JSON.stringify(answers)
const path = contactMessage.path
const messages = ({ database }: TestServer) => database.read.selectFrom('contactMessages').selectAll().execute()
const send = (server: TestServer, body: BodyInit | null, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

test('a malformed body is answered with a small 4xx, and the next good one is saved (C056)', async () => {
  await using server = await startTestServer()
  const bodies = [
    '{"name":',
    '',
    'null',
    '[]',
    '"x"',
    '5',
    Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    `\ufeff${good}`,
  ]
  for (const body of bodies) {
    const response = await send(server, body)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    const text = await response.text()
    expect(text.length).toBeLessThan(600)
    expect(text).not.toMatch(/at |node:|JSON at position|Unexpected/)
  }
  await rawRequest(
    server.url,
    [`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"na`],
    200,
  )
  expect((await send(server, good)).status).toBe(201)
  expect(await messages(server)).toHaveLength(1)
})

test('a body that is too long is answered with a readable 413 (C057)', async () => {
  await using server = await startTestServer()
  const long = JSON.stringify({ ...answers, message: 'x'.repeat(70_000) })
  const declared = await send(server, long)
  expect(declared.status).toBe(413)
  expect(await declared.json()).toEqual({
    message: 'This is too long to send. Please shorten it. Our phone number is (307) 555-0100.',
  })
  const chunk = 'x'.repeat(64 * 1024)
  let left = 320
  const stream = new ReadableStream({
    pull: (controller) => {
      if (left-- === 0) controller.close()
      else controller.enqueue(new TextEncoder().encode(chunk))
    },
  })
  const before = process.memoryUsage().rss
  const chunked = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: stream,
    duplex: 'half',
  } as RequestInit)
  expect(chunked.status).toBe(413)
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024)
  expect((await send(server, good)).status).toBe(201)
})

test('the largest legal flood intake in its longest UTF-8 is taken, as JSON and as a form (C057)', async () => {
  await using server = await startTestServer()
  const fill = (length: number) => '水'.repeat(length)
  const longest = Object.fromEntries(
    Object.entries(floodIntake.fields).map(([name, { ask, choices }]) => {
      if (choices) return [name, floodIntake.defaults[name as 'propertyState'] || 'other']
      if (ask === 'email') return [name, `${'a'.repeat(64)}@${'b'.repeat(60)}.example`]
      if (ask === 'phone') return [name, '(555) 010-0199'.padEnd(40, '.')]
      if (ask === 'date') return [name, '2026-11-27']
      if (name === 'yearBuilt') return [name, '1978']
      return [name, fill(ask === 'text' ? 5000 : 200)]
    }),
  )
  expect((await server.post(floodIntake, longest)).status).toBe(201)
  const form = await server.submit(floodIntake, longest)
  expect(form.headers.get('location')).toBe('/flood-professionals/received')
})

test('a request that never arrives whole is closed by the server (C057)', async () => {
  await using server = await startTestServer({ arrival: { headers: 500, whole: 1_000, checkEvery: 200 } })
  const began = performance.now()
  const answer = await rawRequest(
    server.url,
    [`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50000\r\n\r\n{`],
    20_000,
  )
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
})

test('dangerous, doubled, deep and countless keys harm nobody (C058)', async () => {
  await using server = await startTestServer()
  const hostile = [
    '{"__proto__":{"name":"Ann","email":"ann@mail.example","subject":"Other","message":"x"}}',
    `{"constructor":{"prototype":{"polluted":1}},"toString":1,"hasOwnProperty":2,"":3}`,
    `{"message":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    `{${Array.from({ length: 6_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
    JSON.stringify({ ...answers, name: ['Ann'] }),
  ]
  for (const body of hostile) expect((await send(server, body)).status).toBe(422)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  const doubled = await send(
    server,
    `{"name":"First","name":"Second",${good.slice(1, -1).replace('"name":"Ann",', '')}}`,
  )
  expect(doubled.status).toBe(201)
  expect((await messages(server)).map(({ name }) => name)).toEqual(['Second'])
})

test.each([
  ['plain text', { 'content-type': 'text/plain' }, 415],
  ['a type that only mentions JSON', { 'content-type': 'text/plain; x=application/json' }, 415],
  ['a foreign origin', { origin: 'https://evil.example' }, 403],
  ['an origin of null', { origin: 'null' }, 403],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
])('%s is refused before anything is written (C059)', async (_what, headers, status) => {
  await using server = await startTestServer()
  const response = await send(server, good, headers)
  expect(response.status).toBe(status)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(((await response.json()) as { message: string }).message).toContain('(307) 555-0100')
  expect(await messages(server)).toEqual([])
})

test('our own pages may post, under the configured address and under the one the browser used (C059)', async () => {
  await using server = await startTestServer({ env: { SITE_URL: 'https://agency.test/' } })
  expect((await send(server, good, { origin: 'https://agency.test', 'sec-fetch-site': 'same-origin' })).status).toBe(
    201,
  )
  expect((await send(server, good, { origin: server.url })).status).toBe(201)
})

test('a body without a type is refused (C059)', async () => {
  await using server = await startTestServer()
  const answer = await rawRequest(
    server.url,
    [`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${good.length}\r\n\r\n${good}`],
    2_000,
  )
  expect(answer).toMatch(/^HTTP\/1.1 415 /)
})

describe.each(dialects)('%s', (dialect) => {
  test('control characters and half an emoji are cleaned before storage, in texts and in JSON columns (C061, C062)', async () => {
    await using server = await startTestServer({ dialect })
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        ...answers,
        name: 'A\u0000nn\u001b[31m',
        message: 'one\r\ntwo\u0007 \u0000three',
        [hiddenFields.page]: '/con\u0000tact',
      }),
      redirect: 'manual',
    })
    expect(response.status).toBe(303)
    await send(
      server,
      String.raw`{"name":"half \ud83c","email":"ann@mail.example","subject":"Other","message":"x","k\u0000":"\u0000"}`,
    )
    expect(await messages(server)).toEqual([
      expect.objectContaining({ name: 'Ann[31m', message: 'one\ntwo three', source: { page: '/contact' } }),
      expect.objectContaining({ name: 'half \ufffd' }),
    ])
  })

  test('a message at its limit is taken with either kind of line end and stored with LF (C060)', async () => {
    await using server = await startTestServer({ dialect })
    const full = 'x\n'.repeat(40) + '🌲'.repeat(2460)
    expect((await send(server, JSON.stringify({ ...answers, message: full.replaceAll('\n', '\r\n') }))).status).toBe(
      201,
    )
    expect((await send(server, JSON.stringify({ ...answers, message: `${full}🌲` }))).status).toBe(422)
    expect((await messages(server)).map(({ message }) => message)).toEqual([full])
  })

  test('[DB-2] a rating outside 1 to 5 leaves no row (C026)', async () => {
    await using server = await startTestServer({ dialect })
    const kind = { name: 'Ann', email: 'ann@mail.example', title: 'Rancher', company: '', testimonial: 'Good people.' }
    for (const rating of [0, 6, -1, 4.5, '5', ' 5 ', null, [5], undefined]) {
      const response = await server.post(testimonial, { ...kind, rating })
      expect(await response.json()).toMatchObject({ fields: { rating: 'Choose a rating from 1 to 5 stars' } })
    }
    expect((await server.submit(testimonial, { ...kind, rating: '4' })).headers.get('location')).toBe(
      '/thank-you?type=testimonial',
    )
    const rows = await server.database.read.selectFrom('testimonials').selectAll().execute()
    expect(rows).toEqual([expect.objectContaining({ rating: 4, approved: false })])
  })

  test('twelve people behind one address get through, a flood is told when to come back (C066)', async () => {
    let now = Date.parse('2026-11-27T10:00:00Z')
    await using server = await startTestServer({ dialect, now: () => new Date(now) })
    const person = (index: number) => JSON.stringify({ ...answers, name: `Person ${index}` })
    for (let index = 0; index < 12; index++) expect((await send(server, person(index))).status).toBe(201)
    const forged = Array.from({ length: 30 }, (_, index) =>
      send(server, person(20 + index), {
        'x-forwarded-for': `198.51.100.${index}`,
        'x-real-ip': `198.51.100.${index}`,
      }),
    )
    const refused = (await Promise.all(forged)).find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('10')
    expect(((await refused?.json()) as { message: string }).message).toContain('(307) 555-0100')
    expect((await messages(server)).slice(0, 12).every(({ suspected }) => !suspected)).toBe(true)
    now += 10_000
    expect((await send(server, person(99))).status).toBe(201)
    expect((await send(server, person(100))).status).toBe(429)
  })

  test('behind one trusted proxy each visitor has an allowance of their own (C066)', async () => {
    await using server = await startTestServer({ dialect, env: { TRUST_PROXY: '1' } })
    for (let index = 0; index < 30; index++) {
      const response = await send(server, good, { 'x-forwarded-for': `invented, 198.51.100.${index}` })
      expect(response.status).toBe(201)
    }
  })
})

test('a form that comes too often or too long is answered with a page that says so (C057, C066)', async () => {
  await using server = await startTestServer({ postLimit: { take: () => Promise.resolve(0) } })
  const refused = await server.submit(contactMessage, answers)
  expect(refused.status).toBe(429)
  const page = await refused.text()
  expect(page).toContain('Please wait a moment')
  expect(page).toContain('value="ann@mail.example"')
  const long = await server.submit(contactMessage, { ...answers, message: 'x'.repeat(200_000) })
  expect(long.status).toBe(413)
  const tooLong = await long.text()
  expect(tooLong).toContain('This is too long to send')
  expect(tooLong).toContain('what you typed is still there')
})

test('a wrong method is told the right ones, an unknown address of the API is answered in JSON (C079, C080)', async () => {
  await using server = await startTestServer()
  const get = await fetch(server.url + path)
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  const put = await fetch(server.url + testimonial.path, {
    method: 'PUT',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
  const options = await fetch(server.url + path, { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow'), await options.text()]).toEqual([204, 'POST, OPTIONS', ''])
  const nowhere = await fetch(`${server.url}/api/nowhere`)
  expect([nowhere.status, nowhere.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
  for (const verb of ['PROPFIND', 'TRACE', 'FROB']) {
    const answer = await rawRequest(
      server.url,
      [`${verb} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`],
      2_000,
    )
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /)
  }
})

test('the log names no visitor and none of their words', async () => {
  await using server = await startTestServer()
  await send(server, JSON.stringify({ ...answers, message: 'zebra-word' }))
  await send(server, '{"message":"zebra-word')
  await fetch(`${server.url}/contact?message=zebra-word`)
  const [, ...lines] = server.log
  const log = lines.join('')
  expect(log).toContain('"path":"/api/contact"')
  expect(log).not.toMatch(/zebra-word|ann@mail|127\.0\.0\.1/)
  for (const line of server.log) expect(() => JSON.parse(line) as unknown).not.toThrow()
})

test('a database that is away is an honest 503 for visitors and for the health page, and passes by itself (C064)', async () => {
  await using server = await startTestServer()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const { write } = { ...server.database }
  server.database.write = () => Promise.reject(Object.assign(new Error('database or disk is full'), { errcode: 13 }))
  const refused = await send(server, good)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('10')
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  const form = await server.submit(contactMessage, answers)
  expect([form.status, (await form.text()).includes('value="ann@mail.example"')]).toEqual([503, true])
  server.database.write = write
  expect((await send(server, good)).status).toBe(201)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('a port that is taken is said so at once', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => blocker.once('listening', resolve))
  const { port } = blocker.address() as { port: number }
  await expect(startTestServer({ env: { PORT: String(port) } })).rejects.toThrow('EADDRINUSE')
  blocker.close()
})
