import { type AddressInfo } from 'node:net'
import { readBuiltSite } from './built-site.ts'
import { type Arrival, createApp } from './app.ts'
import { openDatabase } from '#server/database/open.ts'
import { type Database } from '#server/database/database.ts'
import { type Deps } from '#server/domain/deps.ts'
import { makeReference } from '#server/domain/make-reference.ts'
import { runSender } from '#server/domain/run-sender.ts'
import { sharedPostLimit } from '#server/domain/shared-post-limit.ts'
import { type Settings } from './env.ts'
import { describeFault } from '#server/http/answer-errors.ts'
import { allowance, memoryPostLimit, type PostLimit } from '#server/http/post-limit.ts'
import { openPostOffice } from '#server/mail/post-office.ts'

interface Surroundings {
  /** Where `npm run build` leaves the site. */
  dist: string
  now?: () => Date
  makeReference?: Deps['makeReference']
  postLimit?: PostLimit
  /** How long one letter may take before another sender takes it over, in milliseconds. */
  leaseTime?: number
  /** How long a mail server may be silent, in milliseconds. */
  mailTimeout?: number
  arrival?: Arrival
  /** Where log lines go; standard output unless told otherwise. */
  logTo?: { write: (line: string) => void }
}

export interface RunningServer {
  /** Like `http://127.0.0.1:3000`. */
  url: string
  database: Database
  siteIsBuilt: boolean
  /** Answers what it has accepted, finishes the letter under way, and closes the database. */
  close: () => Promise<void>
}

/** Opens, migrates, listens and sends. */
export async function startServer(settings: Settings, surroundings: Surroundings): Promise<RunningServer> {
  const { dist, now = () => new Date(), logTo, leaseTime, mailTimeout } = surroundings
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir })
  const site = readBuiltSite(dist)
  let wakeSender: () => void = () => undefined
  const app = await createApp({
    domain: {
      database,
      now,
      makeReference: surroundings.makeReference ?? makeReference,
      wakeSender: () => wakeSender(),
      pageVersion: site?.version ?? 'unbuilt',
    },
    site,
    postLimit:
      surroundings.postLimit ??
      (database.dialect === 'postgres' ? sharedPostLimit(database, allowance) : memoryPostLimit()),
    siteUrl: settings.siteUrl,
    trustedHops: settings.trustedHops,
    arrival: surroundings.arrival,
    logger: { level: settings.logLevel, base: null, ...(logTo ? { stream: logTo } : {}) },
  })
  if (site?.origin && site.origin !== settings.siteUrl) {
    app.log.warn(
      { builtFor: site.origin, siteUrl: settings.siteUrl },
      'the pages name another address: build with this SITE_URL',
    )
  }
  await app.listen({ port: settings.port, host: settings.host })
  const { smtpUrl, mailFrom } = settings
  const postOffice = smtpUrl
    ? openPostOffice({ smtpUrl, mailFrom, ...(mailTimeout === undefined ? {} : { timeout: mailTimeout }) })
    : undefined
  const sender =
    postOffice &&
    runSender(
      {
        database,
        postOffice,
        now,
        report: (trouble) => app.log.warn(trouble, 'a letter could not be sent yet'),
        ...(leaseTime === undefined ? {} : { leaseTime }),
      },
      (error) => app.log.error({ fault: describeFault(error) }, 'the outbox could not be read'),
    )
  if (sender) wakeSender = sender.wake
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${port}`,
    database,
    siteIsBuilt: site !== undefined,
    close: async () => {
      await Promise.all([app.close(), sender?.stop()])
      postOffice?.close()
      await database.close()
    },
  }
}
