// The real server with its limit on posts taken away: one address sends more here than any office ever would.
import { join } from 'node:path'
import { readSettings } from '#server/env.ts'
import { startServer } from '#server/start-server.ts'

const server = await startServer(readSettings(process.env), {
  dist: join(import.meta.dirname, '../dist'),
  postLimit: { take: () => Promise.resolve(24) },
  leaseTime: Number(process.env.LEASE_TIME ?? 300_000),
})
console.log(`The site is at ${server.url}`)
process.on('message', (question) => {
  if (question === 'memory') process.send?.(process.memoryUsage())
})
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0))
})
