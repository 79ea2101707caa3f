import { join } from 'node:path'
import { readSettings } from './env.ts'
import { startServer } from './start-server.ts'

/** Requests and mail under way get this long once the server is told to stop, in milliseconds. */
const grace = 40_000

try {
  const settings = readSettings(process.env)
  const server = await startServer(settings, { dist: join(import.meta.dirname, '../dist') })
  console.log(
    `The site is at ${settings.siteUrl.startsWith('http://localhost') ? server.url.replace('127.0.0.1', 'localhost') : settings.siteUrl}`,
  )
  if (!server.siteIsBuilt) console.log('The pages are not built yet: run npm run build, then start again.')
  if (!settings.smtpUrl) console.log('SMTP_URL is not set: mail waits in the outbox.')

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), grace).unref()
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', stop)
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
