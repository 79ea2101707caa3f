import { type DatabaseSync } from 'node:sqlite'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { DatabaseBusy } from './database.ts'
import { type Connection } from './tables.ts'

/** Another process may hold the write lock this long before a write gives up, in milliseconds. */
const patience = 5_000
/** How many writes may share one commit. */
const batchSize = 200

interface Job {
  work: (transaction: Connection) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
}

/**
 * Group commit: writes that wait at the same time share one transaction and so one fsync, each inside a savepoint of
 * its own. A write is answered only after the shared commit; one that fails takes back its own changes alone.
 */
export function sqliteWriter(sqlite: DatabaseSync, connection: Connection) {
  const waiting: Job[] = []
  let running: Promise<void> | undefined

  async function run() {
    while (waiting.length > 0) {
      // Lets the requests that have already arrived join this batch.
      await setImmediate()
      await commitBatch(waiting.splice(0, batchSize))
    }
    running = undefined
  }

  async function commitBatch(jobs: Job[]) {
    const done: (() => void)[] = []
    try {
      await begin(sqlite)
      for (const job of jobs) await runJob(job, done)
      sqlite.exec('commit')
    } catch (error) {
      if (sqlite.isTransaction) sqlite.exec('rollback')
      for (const job of jobs) job.reject(error)
      return
    }
    for (const settle of done) settle()
  }

  async function runJob({ work, resolve, reject }: Job, done: (() => void)[]) {
    sqlite.exec('savepoint job')
    try {
      const value = await work(connection)
      sqlite.exec('release job')
      done.push(() => resolve(value))
    } catch (error) {
      // A full disk may end the whole transaction by itself; then every write of the batch fails with that reason.
      if (!sqlite.isTransaction) throw error
      sqlite.exec('rollback to job')
      sqlite.exec('release job')
      done.push(() => reject(error))
    }
  }

  return {
    write: <T>(work: (transaction: Connection) => Promise<T>): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject })
        running ??= run()
      }),
    settled: async () => {
      while (running) await running
    },
  }
}

/** Waits for the lock without holding up the event loop, as SQLite's own busy timeout would. */
async function begin(sqlite: DatabaseSync) {
  const deadline = performance.now() + patience
  for (;;) {
    try {
      sqlite.exec('begin immediate')
      return
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() > deadline) throw new DatabaseBusy('the database is locked by another process')
    }
    await setTimeout(20)
  }
}

function isBusy(error: unknown): boolean {
  // SQLITE_BUSY and its extended codes.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}
