import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type AnyContract } from '#contracts/contract.ts'
import { keyHeader } from '#contracts/submission.ts'
import { type Arrival } from '#server/app.ts'
import { type Database } from '#server/database/database.ts'
import { readSettings } from '#server/env.ts'
import { type PostLimit } from '#server/http/post-limit.ts'
import { startServer } from '#server/start-server.ts'
import { type DialectName, makeTestPlace } from './open-test-database.ts'

interface Options {
  dialect?: DialectName
  env?: Record<string, string>
  now?: () => Date
  makeReference?: (kind: string) => string
  postLimit?: PostLimit
  /** A folder as `npm run build` leaves it; none by default. */
  dist?: string
  leaseTime?: number
  arrival?: Arrival
  mailTimeout?: number
}

export interface TestServer extends AsyncDisposable {
  url: string
  database: Database
  /** What opens the same database again. */
  place: { url: string | undefined; dataDir: string }
  /** Every log line so far. */
  log: string[]
  /** JSON as our pages send it; the key is new unless given. */
  post: (contract: AnyContract, answers: unknown, key?: string) => Promise<Response>
  /** A form post as a browser without script sends it; redirects are shown, not followed. */
  submit: (contract: AnyContract, fields: Record<string, string>) => Promise<Response>
  close: () => Promise<void>
}

/** A server of its own on a free port and an empty database. */
export async function startTestServer({
  dialect = 'sqlite',
  env = {},
  dist,
  ...rest
}: Options = {}): Promise<TestServer> {
  const place = await makeTestPlace(dialect)
  const log: string[] = []
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: place.settings.dataDir,
    ...(place.settings.url ? { DATABASE_URL: place.settings.url } : {}),
    ...env,
  })
  const server = await startServer(settings, {
    dist: dist ?? join(place.settings.dataDir, 'not-built'),
    logTo: { write: (line) => void log.push(line) },
    ...rest,
  })
  const close = async () => {
    await server.close()
    await place[Symbol.asyncDispose]()
  }
  return {
    url: server.url,
    database: server.database,
    place: place.settings,
    log,
    post: (contract, answers, key = randomUUID()) =>
      fetch(server.url + contract.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [keyHeader]: key },
        body: JSON.stringify(answers),
      }),
    submit: (contract, fields) =>
      fetch(server.url + contract.path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    close,
    [Symbol.asyncDispose]: close,
  }
}
