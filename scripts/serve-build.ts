import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './project.mjs'

/** The production server in a process of its own, on a free port, with an empty database and no mail. */
export async function serveBuild(): Promise<AsyncDisposable & { url: string }> {
  const data = await mkdtempDisposable(join(tmpdir(), 'serve-build-'))
  const none = { DATABASE_URL: undefined, SITE_URL: undefined, SMTP_URL: undefined }
  const env = { ...process.env, ...none, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data.path, LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const url = await Promise.race([addressIn(createInterface(server.stdout)), ended.then(() => undefined)])
  if (!url) throw new Error('The server did not start.')
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      server.kill('SIGTERM')
      await ended
      await data[Symbol.asyncDispose]()
    },
  }
}

/** The address that the server prints once it listens. */
async function addressIn(lines: AsyncIterable<string>): Promise<string | undefined> {
  for await (const line of lines) {
    const [, url] = /\bat (http:\S+)/.exec(line) ?? []
    if (url) return url
  }
  return undefined
}
