// Started by dev.mjs under the project's Node: Astro's development server, and the API it passes requests on to.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { dev } from 'astro'
import { root } from './project.mjs'

const apiPort = await freePort()
const api = `http://127.0.0.1:${apiPort}`
const site = await dev({
  root,
  server: { port: Number(process.env.PORT ?? 3000) },
  vite: { server: { proxy: { '/api': api, '/healthz': api, '/readyz': api } } },
})

// The server restarts when one of its files changes. It has to know the address that the browser posts from.
const env = {
  ...process.env,
  PORT: String(apiPort),
  HOST: '127.0.0.1',
  SITE_URL: `http://localhost:${site.address.port}`,
}
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
})

let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await Promise.all([site.stop(), ended])
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
