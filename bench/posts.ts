// `npm run bench`: durable posts a second beside the bare cost of one fsynced SQLite transaction each, in the same run.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, request } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { contactMessage } from '#contracts/contact-message.ts'
import { keyHeader } from '#contracts/submission.ts'
import { openDatabase } from '#server/database/open.ts'

const warmUp = 2_000
const total = Number(process.env.POSTS ?? 50_000)
const connections = 64
const home = mkdtempSync(join(tmpdir(), 'agency-bench-'))

try {
  const bare = bareRate('before')
  const dataDir = join(home, 'data')
  const server = await startBusyServer(dataDir)
  const warm = await post(server.url, warmUp)
  const start = await memory(server.process)
  const first = await post(server.url, total / 2)
  const middle = await memory(server.process)
  const second = await post(server.url, total / 2)
  const end = await memory(server.process)
  server.process.kill('SIGTERM')
  await once(server.process, 'exit')
  const bareAfter = bareRate('after')

  const stored = await countMessages(dataDir)
  const failures = [...warm.failures, ...first.failures, ...second.failures]
  const rate = total / (first.seconds + second.seconds)
  const bareBoth = (bare + bareAfter) / 2
  const p99 = Math.max(first.p99, second.p99)
  const growth = end.rss - middle.rss
  console.log(
    `bare fsynced transactions   ${bareBoth.toFixed(0)} a second (${bare.toFixed(0)} before, ${bareAfter.toFixed(0)} after)`,
  )
  console.log(
    `durable posts               ${rate.toFixed(0)} a second with ${connections} connections, ${(rate / bareBoth).toFixed(2)} times the bare rate`,
  )
  console.log(`99 % answered within        ${p99.toFixed(0)} ms`)
  console.log(
    `stored                      ${stored} of ${total + warmUp}, ${failures.length} failed${failures.length > 0 ? `: ${failures.join(', ')}` : ''}`,
  )
  console.log(
    `memory (rss)                ${megabytes(start.rss)} at the start, ${megabytes(middle.rss)} after half, ${megabytes(end.rss)} at the end`,
  )
  const limits = {
    rate: rate >= bareBoth / 2,
    stored: stored === total + warmUp && failures.length === 0,
    memory: growth < 40e6,
  }
  for (const [what, kept] of Object.entries(limits)) if (!kept) console.log(`not as it should be: ${what}`)
  if (Object.values(limits).includes(false)) process.exitCode = 1
} finally {
  rmSync(home, { recursive: true, force: true })
}

/** Of five new files: one alone takes a sixth of a second and varies by a half. */
function bareRate(when: string): number {
  const rates = [1, 2, 3, 4, 5].map((file) => bareTransactions(join(home, `${when}-${file}.sqlite`), 400))
  return rates.reduce((sum, rate) => sum + rate) / rates.length
}

/** One small row and one fsync each, straight through SQLite, in transactions a second. */
function bareTransactions(file: string, count: number): number {
  const sqlite = new DatabaseSync(file)
  sqlite.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table rows (id integer primary key, words text)',
  )
  const insert = sqlite.prepare('insert into rows (words) values (?)')
  const began = performance.now()
  for (let index = 0; index < count; index++) {
    sqlite.exec('begin immediate')
    insert.run('x'.repeat(400))
    sqlite.exec('commit')
  }
  const seconds = (performance.now() - began) / 1000
  sqlite.close()
  return count / seconds
}

async function startBusyServer(dataDir: string) {
  const child = spawn(process.execPath, ['bench/busy-server.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [text] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  const url = /The site is at (\S+)/.exec(text.toString())?.[1]
  if (!url) throw new Error(text.toString())
  return { process: child, url }
}

async function post(url: string, amount: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const failures: (number | string)[] = []
  let sent = 0
  const began = performance.now()
  const visitors = Array.from({ length: connections }, async () => {
    while (sent < amount) {
      const start = performance.now()
      const answer = await postOnce(agent, url, ++sent)
      times.push(performance.now() - start)
      if (answer !== 201) failures.push(answer)
    }
  })
  await Promise.all(visitors)
  agent.destroy()
  const sorted = Float64Array.from(times).sort()
  return { seconds: (performance.now() - began) / 1000, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, failures }
}

/**
 * The status of the answer, or why there was none. Plain `node:http`, because every cycle the sender spends is missing from the
 * server on a small machine.
 */
function postOnce(agent: Agent, url: string, number: number): Promise<number | string> {
  const body = JSON.stringify({
    name: 'Maren O’Dell',
    email: 'maren@mail.example',
    phone: '(555) 010-0199',
    subject: 'Other',
    message: `Message ${number}. ${'Hail on the barn roof. '.repeat(10)}`,
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    [keyHeader]: randomUUID(),
  }
  return new Promise((resolve) => {
    const sending = request(url + contactMessage.path, { agent, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 'no status'))
    })
    sending.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    sending.end(body)
  })
}

async function memory(child: ChildProcess): Promise<NodeJS.MemoryUsage> {
  child.send('memory')
  const [usage] = (await once(child, 'message')) as [NodeJS.MemoryUsage]
  return usage
}

async function countMessages(dataDir: string): Promise<number> {
  const database = await openDatabase({ dataDir })
  const { count } = await database.read
    .selectFrom('contactMessages')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await database.close()
  return count
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
