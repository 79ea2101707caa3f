import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient, loadWith } from './query-client.ts'
import { request, RequestError } from './request.ts'

interface Seen {
  method: string | undefined
  url: string | undefined
  type: string | undefined
  key: string | undefined
  body: string
}

async function answerWith(reply: (request: IncomingMessage, response: ServerResponse) => void) {
  const seen: Seen[] = []
  const server = createServer((incoming, response) => {
    let body = ''
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
    incoming.on('end', () => {
      const { method, url, headers } = incoming
      seen.push({ method, url, type: headers['content-type'], key: headers['idempotency-key'] as string, body })
      reply(incoming, response)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const json = (status: number, body: unknown) => (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

test('[REQ-1] a body travels as JSON and says so; without one there is neither', async () => {
  await using server = await answerWith(json(201, { reference: 'C-1' }))
  await request('POST', `${server.url}/api/contact`, {
    body: { name: 'Ann' },
    headers: { 'Idempotency-Key': 'key-12345' },
  })
  await request('GET', `${server.url}/api/testimonials`)
  expect(server.seen).toEqual([
    { method: 'POST', url: '/api/contact', type: 'application/json', key: 'key-12345', body: '{"name":"Ann"}' },
    { method: 'GET', url: '/api/testimonials', type: undefined, key: undefined, body: '' },
  ])
})

test('[REQ-1] cookies are always included', async () => {
  const asked: RequestInit[] = []
  const real = globalThis.fetch
  globalThis.fetch = (_url, init) => {
    asked.push(init ?? {})
    return Promise.resolve(new Response('{}'))
  }
  try {
    await request('GET', '/a')
    await request('POST', '/b', { body: {} })
  } finally {
    globalThis.fetch = real
  }
  expect(asked.map(({ credentials }) => credentials)).toEqual(['include', 'include'])
})

test('[REQ-4] an answer that is not OK raises its status and body, kept apart as well', async () => {
  await using server = await answerWith(json(422, { message: 'Look again', fields: { email: 'Enter it' } }))
  const error = await request('POST', server.url, { body: {} }).catch((raised: unknown) => raised)
  expect(error).toBeInstanceOf(RequestError)
  expect(error).toMatchObject({
    message: '422: {"message":"Look again","fields":{"email":"Enter it"}}',
    status: 422,
    body: { message: 'Look again', fields: { email: 'Enter it' } },
  })
})

test('[REQ-4] an empty body gives the status text, and a page of HTML is no parsed body', async () => {
  await using empty = await answerWith((_request, response) => response.writeHead(503).end())
  await expect(request('GET', empty.url)).rejects.toMatchObject({
    message: '503: Service Unavailable',
    body: undefined,
  })
  await using page = await answerWith((_request, response) => response.writeHead(502).end('<html>Bad gateway</html>'))
  await expect(request('GET', page.url)).rejects.toMatchObject({
    message: '502: <html>Bad gateway</html>',
    body: undefined,
  })
})

test('[REQ-2] the loader reads the first element of the key as JSON', async () => {
  await using server = await answerWith(json(200, [{ id: 1 }]))
  const client = createQueryClient()
  expect(await client.query({ queryKey: [`${server.url}/api/testimonials`, 'page', 2] })).toEqual([{ id: 1 }])
  expect(server.seen.map(({ method, url }) => [method, url])).toEqual([['GET', '/api/testimonials']])
})

test('[REQ-2] a 401 raises, or gives null where the loader is set so', async () => {
  await using server = await answerWith(json(401, { message: 'Sign in' }))
  const client = createQueryClient()
  await expect(client.query({ queryKey: [server.url] })).rejects.toThrow('401: {"message":"Sign in"}')
  expect(await client.query({ queryKey: [server.url, 'quiet'], queryFn: loadWith({ on401: 'null' }) })).toBeNull()
})

test('[REQ-3] a failed load is not tried again', async () => {
  await using server = await answerWith(json(500, {}))
  await expect(createQueryClient().query({ queryKey: [server.url] })).rejects.toThrow('500: {}')
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(server.seen).toHaveLength(1)
})

test('[REQ-3] without a network a load fails at once, and nothing is asked for when the network is back', async () => {
  const client = createQueryClient()
  client.mount()
  onlineManager.setOnline(false)
  const observer = new QueryObserver(client, { queryKey: ['http://127.0.0.1:1/'] })
  const results: string[] = []
  const stop = observer.subscribe(({ status, fetchStatus }) => results.push(`${status} ${fetchStatus}`))
  await expect.poll(() => results.at(-1)).toBe('error idle')
  onlineManager.setOnline(true)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(results).toEqual(['pending fetching', 'error idle'])
  stop()
  client.unmount()
})

test('[REQ-3] loaded data stays fresh: no second load for a new reader or when the window is focused', async () => {
  await using server = await answerWith(json(200, []))
  const client = createQueryClient()
  client.mount()
  const read = async () => {
    const observer = new QueryObserver(client, { queryKey: [server.url] })
    const stop = observer.subscribe(() => undefined)
    await expect.poll(() => observer.getCurrentResult().status).toBe('success')
    return stop
  }
  const stops = [await read(), await read()]
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(server.seen).toHaveLength(1)
  for (const stop of stops) stop()
  client.unmount()
})
