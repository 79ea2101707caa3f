import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contactMessage } from '#contracts/contact-message.ts'
import { keyHeader } from '#contracts/submission.ts'
import { openDatabase } from '#server/database/open.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'
import { startMailbox } from './start-mailbox.ts'

export interface CrashReport {
  posts: number
  kills: number
  /** References that were answered but are not in the database. */
  lost: number
  /** Posts that are in the database more than once. */
  doubled: number
  /** Office notices that never arrived. */
  unmailed: number
  /** Notices that arrived a second time; always under the same Message-ID. */
  repeated: number
  /** Two different Message-IDs for one reference. */
  reworded: number
  seconds: number
}

interface Visitor {
  index: number
  key: string
  reference: string | undefined
}

const leaseTime = 1_500
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Posts while the server is killed outright and started again. Visitors press their button until they are answered,
 * always under their own key; then everything is counted in the database and in the mailbox.
 */
export async function crashRun({
  posts,
  kills,
  databaseUrl,
}: {
  posts: number
  kills: number
  databaseUrl?: string
}): Promise<CrashReport> {
  const began = performance.now()
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-crash-'))
  await using mailbox = await startMailbox()
  const env = {
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    LEASE_TIME: String(leaseTime),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  }
  let server: SpawnedServer = await spawnServer(env, 'bench/busy-server.ts')
  let answered = 0

  async function send(visitor: Visitor) {
    while (visitor.reference === undefined) {
      try {
        const response = await fetch(server.url + contactMessage.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [keyHeader]: visitor.key },
          // No two addresses, so that every one is acknowledged; the mails counted are the office's.
          body: JSON.stringify({
            name: `Visitor ${visitor.index}`,
            email: `visitor${visitor.index}@mail.example`,
            subject: 'Other',
            message: 'Hello',
          }),
          signal: AbortSignal.timeout(10_000),
        })
        if (response.status !== 201) throw new Error(`answered ${response.status}`)
        visitor.reference = ((await response.json()) as { reference: string }).reference
        answered += 1
      } catch {
        await pause(20)
      }
    }
  }

  async function killNow() {
    server.process.kill('SIGKILL')
    await server.ended
    server = await spawnServer(env, 'bench/busy-server.ts')
  }

  const visitors = Array.from({ length: posts }, (_, index): Visitor => ({
    index,
    key: randomUUID(),
    reference: undefined,
  }))
  const queue = [...visitors]
  const senders = Array.from({ length: 16 }, async () => {
    for (let visitor = queue.shift(); visitor; visitor = queue.shift()) await send(visitor)
  })
  for (let kill = 1; kill <= kills; kill++) {
    while (answered < (posts * kill) / (kills + 1)) await pause(1)
    await killNow()
  }
  await Promise.all(senders)

  const database = await openDatabase({ url: databaseUrl, dataDir })
  const countUnsent = async () => {
    const rows = await database.read.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute()
    return rows.length
  }
  while ((await countUnsent()) > 0 && performance.now() - began < 280_000) await pause(200)
  const stored = await database.read.selectFrom('contactMessages').select(['name', 'reference']).execute()
  await database.close()
  server.process.kill('SIGTERM')
  await server.ended
  rmSync(dataDir, { recursive: true, force: true })

  const references = new Set(stored.map(({ reference }) => reference))
  const notices = mailbox.mails.filter(({ envelope }) => !envelope.to[0]?.startsWith('visitor'))
  const idsByReference = Map.groupBy(notices, ({ subject }) => /\[(.*)\]$/.exec(subject ?? '')?.[1])
  return {
    posts,
    kills,
    lost: visitors.filter(({ reference }) => reference === undefined || !references.has(reference)).length,
    doubled: stored.length - new Set(stored.map(({ name }) => name)).size,
    unmailed: visitors.filter(({ reference }) => !idsByReference.has(reference)).length,
    repeated: mailbox.mails.length - new Set(mailbox.mails.map(({ messageId }) => messageId)).size,
    reworded: [...idsByReference.values()].filter((mails) => new Set(mails.map(({ messageId }) => messageId)).size > 1)
      .length,
    seconds: Math.round((performance.now() - began) / 1000),
  }
}
