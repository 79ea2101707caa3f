import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { answerElsewhere } from './answer-elsewhere.ts'

export interface VisitOptions {
  /** Viewport in px; 1360 × 900 when left out. */
  width?: number
  height?: number
  javaScript?: boolean
  reducedMotion?: 'reduce'
  forcedColors?: 'active'
  /** A phone or tablet: touch instead of a mouse. */
  touch?: boolean
  /** Complaints that this test provokes on purpose, such as /status of 503/. */
  allow?: RegExp[]
  /** Runs before the first page opens: routes, clock, init scripts. */
  before?: (context: BrowserContext) => Promise<unknown>
}

/** One visitor with a fresh browser profile. Use with `await using`. */
export interface Visit extends AsyncDisposable {
  page: Page
  context: BrowserContext
  /** Addresses at other companies that were asked for so far; they are answered here and never reached. */
  elsewhere: string[]
  /** Console errors, uncaught errors and CSP violations so far, less the allowed ones. */
  problems: string[]
}

export async function startVisit(
  browser: Browser,
  url: string,
  path: string,
  { width = 1360, height = 900, javaScript = true, touch = false, allow = [], before, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    ...options,
    baseURL: url,
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    locale: 'en-US',
    timezoneId: 'America/Denver',
  })
  const problems: string[] = []
  const complain = (text: string) => {
    if (!allow.some((pattern) => pattern.test(text))) problems.push(text)
  }
  context.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => complain(webError.error().stack ?? webError.error().message))
  const elsewhere = await answerElsewhere(context, url)
  await before?.(context)
  const page = await context.newPage()
  await page.goto(path)
  return {
    page,
    context,
    elsewhere,
    problems,
    [Symbol.asyncDispose]: async () => {
      await context.close()
      if (problems.length > 0) throw new Error(`The browser complained:\n${problems.join('\n')}`)
    },
  }
}
