import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { chromiumFlags, requireChromium } from '#scripts/chromium.mjs'
import { root } from '#scripts/project.mjs'
import { startMailbox, type Mailbox } from '#testing/start-mailbox.ts'
import { startTestServer, type TestServer } from '#testing/start-test-server.ts'
import { startVisit, type Visit, type VisitOptions } from './visit.ts'

/** The production build behind the real server, and a Chromium to look at it. One for each test file. */
export interface Site extends AsyncDisposable {
  /** Such as "http://127.0.0.1:41234", without a slash at its end. */
  url: string
  server: TestServer
  /** Where the office's mail arrives. */
  mailbox: Mailbox
  browser: Browser
  /** A visitor who has opened `path`; the test fails at its end if the browser complained meanwhile. */
  visit: (path: string, options?: VisitOptions) => Promise<Visit>
}

/** `server` goes to the server as it is: a clock, a limit on posts, settings. */
export async function openSite({
  server: options = {},
}: { server?: NonNullable<Parameters<typeof startTestServer>[0]> } = {}): Promise<Site> {
  const mailbox = await startMailbox()
  const env = { SMTP_URL: mailbox.url, ...options.env }
  const server = await startTestServer({ dist: join(root, 'dist'), ...options, env })
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags })
  return {
    url: server.url,
    server,
    mailbox,
    browser,
    visit: (path, visitOptions) => startVisit(browser, server.url, path, visitOptions),
    [Symbol.asyncDispose]: async () => {
      await browser.close()
      await server[Symbol.asyncDispose]()
      await mailbox[Symbol.asyncDispose]()
    },
  }
}
