import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { contactMessage } from '#contracts/contact-message.ts'
import { makeTestPlace } from '#testing/open-test-database.ts'
import { spawnServer } from '#testing/spawn-server.ts'

const body = JSON.stringify({ name: 'Ann', email: 'ann@mail.example', subject: 'Other', message: 'Hello' })
const head = `POST ${contactMessage.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`

async function open(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => undefined)
  return { socket, text: () => Buffer.concat(chunks).toString(), closed: once(socket, 'close') }
}

test('told to stop, the server answers what it has begun to accept, refuses what is new, and ends well (C065)', async () => {
  await using place = await makeTestPlace('sqlite')
  const server = await spawnServer({ DATA_DIR: place.settings.dataDir })
  const half = await open(server.url)
  half.socket.write(head + body.slice(0, 10))
  const idle = await open(server.url)
  idle.socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(idle.socket, 'data')

  server.process.kill('SIGTERM')
  await idle.closed
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
  server.process.kill('SIGTERM')
  half.socket.write(body.slice(10))
  await half.closed
  expect(half.text()).toMatch(/^HTTP\/1.1 201 /)
  expect(half.text()).toMatch(/\r\nconnection: close\r\n/i)
  expect(await server.ended).toBe(0)
})

test('settings that cannot be used are named in plain words, and nothing starts', async () => {
  const started = spawnServer({ PORT: 'eighty', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'yes', LOG_LEVEL: 'loud' })
  await expect(started).rejects.toThrow('the server ended with 1')
})
