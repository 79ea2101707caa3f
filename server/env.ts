import { resolve } from 'node:path'
import { agency } from '#content/agency.ts'

/** The settings of the server. Everything else is content. */
export interface Settings {
  port: number
  host: string
  dataDir: string
  /** Absent: SQLite in the data directory. */
  databaseUrl: string | undefined
  /** Origin only, without a path. */
  siteUrl: string
  /** Absent: mail waits in the outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  trustedHops: number
  logLevel: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads and checks the settings; raises one error that names everything that is wrong, in plain words. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const problems: string[] = []
  const given = (name: string) => {
    const value = env[name]?.trim()
    return value === '' ? undefined : value
  }
  const check = (ok: boolean, problem: string) => {
    if (!ok) problems.push(problem)
  }

  const port = Number(given('PORT') ?? 3000)
  check(Number.isInteger(port) && port >= 0 && port <= 65_535, 'PORT has to be a number from 0 to 65535')
  const trustedHops = Number(given('TRUST_PROXY') ?? 0)
  check(
    Number.isInteger(trustedHops) && trustedHops >= 0 && trustedHops <= 10,
    'TRUST_PROXY has to be the number of proxies in front, like 1',
  )
  const databaseUrl = given('DATABASE_URL')
  check(
    databaseUrl === undefined || /^postgres(?:ql)?:\/\//.test(databaseUrl),
    'DATABASE_URL has to start with postgres://',
  )
  const smtpUrl = given('SMTP_URL')
  check(
    smtpUrl === undefined || /^smtps?:\/\//.test(smtpUrl),
    'SMTP_URL has to look like smtp://user:password@host:587',
  )
  const mailFrom = given('MAIL_FROM') ?? agency.email
  check(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mailFrom), 'MAIL_FROM has to be one email address')
  const siteUrl = URL.parse(given('SITE_URL') ?? 'http://localhost:3000')
  check(siteUrl !== null && /^https?:$/.test(siteUrl.protocol), 'SITE_URL has to start with https:// or http://')
  const logLevel = given('LOG_LEVEL') ?? 'info'
  check(logLevels.includes(logLevel), `LOG_LEVEL has to be one of ${logLevels.join(', ')}`)

  if (problems.length > 0)
    throw new Error(`The settings cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
  return {
    port,
    host: given('HOST') ?? '0.0.0.0',
    dataDir: resolve(given('DATA_DIR') ?? 'data'),
    databaseUrl,
    siteUrl: siteUrl?.origin ?? '',
    smtpUrl,
    mailFrom,
    trustedHops,
    logLevel,
  }
}
