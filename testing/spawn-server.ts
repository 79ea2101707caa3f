import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface SpawnedServer {
  url: string
  process: ChildProcess
  /** The exit code, or the signal's name. */
  ended: Promise<number | string | null>
}

const root = join(import.meta.dirname, '..')

/** The server as a process of its own, so that it can be killed; `script` is started in place of `server/main.ts`. */
export async function spawnServer(env: Record<string, string>, script = 'server/main.ts'): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string | null)
  let text = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      const found = /The site is at (\S+)/.exec(text)
      if (found?.[1]) resolve(found[1].replace('localhost', '127.0.0.1'))
    })
    void ended.then((code) => reject(new Error(`the server ended with ${String(code)}: ${text}`)))
  })
  return { url, process: child, ended }
}
