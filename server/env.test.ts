import { expect, test } from 'vitest'
import { readSettings } from './env.ts'

test('without settings the server keeps to itself: port 3000, SQLite in ./data, no proxy, no mail server', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    databaseUrl: undefined,
    siteUrl: 'http://localhost:3000',
    smtpUrl: undefined,
    trustedHops: 0,
  })
})

test('every setting that is wrong is named at once', () => {
  const wrong = {
    PORT: '-1',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'mail',
    SITE_URL: 'example',
    MAIL_FROM: 'me',
    TRUST_PROXY: 'yes',
    LOG_LEVEL: 'loud',
  }
  const names = Object.keys(wrong)
  let text = ''
  try {
    readSettings(wrong)
  } catch (problem) {
    text = String(problem)
  }
  for (const name of names) expect(text).toContain(`- ${name} has to`)
})
