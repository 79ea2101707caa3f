import { chromium, type Browser } from 'playwright-core'
import { chromiumFlags, requireChromium } from '#scripts/chromium.mjs'
import { serveBuild } from '#scripts/serve-build.ts'
import { startVisit, type Visit, type VisitOptions } from './visit.ts'

/** The production build behind the real server, and a Chromium to look at it. One for each test file. */
export interface Site extends AsyncDisposable {
  /** Such as "http://127.0.0.1:41234", without a slash at its end. */
  url: string
  browser: Browser
  /** A visitor who has opened `path`; the test fails at its end if the browser complained meanwhile. */
  visit: (path: string, options?: VisitOptions) => Promise<Visit>
}

export async function openSite(): Promise<Site> {
  const server = await serveBuild()
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags })
  return {
    url: server.url,
    browser,
    visit: (path, options) => startVisit(browser, server.url, path, options),
    [Symbol.asyncDispose]: async () => {
      await browser.close()
      await server[Symbol.asyncDispose]()
    },
  }
}
