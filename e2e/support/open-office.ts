import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumFlags, requireChromium } from '#scripts/chromium.mjs'
import { root } from '#scripts/project.mjs'
import { type Mailbox, startMailbox } from '#testing/start-mailbox.ts'
import { startTestServer, type TestServer } from '#testing/start-test-server.ts'
import { type Site } from './open-site.ts'
import { startVisit } from './visit.ts'

/** The production build behind the real server with a database and a mailbox: what a visitor sends can be followed. */
export interface Office extends Site {
  server: TestServer
  mailbox: Mailbox
}

export async function openOffice(): Promise<Office> {
  const mailbox = await startMailbox()
  const server = await startTestServer({
    dist: join(root, 'dist'),
    env: { SMTP_URL: mailbox.url },
    // A test is one visitor who sends more than any person would.
    postLimit: { take: () => Promise.resolve(100) },
  })
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags })
  return {
    url: server.url,
    server,
    mailbox,
    browser,
    visit: (path, options) => startVisit(browser, server.url, path, options),
    [Symbol.asyncDispose]: async () => {
      await browser.close()
      await server.close()
      await mailbox[Symbol.asyncDispose]()
    },
  }
}
