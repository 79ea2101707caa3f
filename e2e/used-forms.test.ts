import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeHasCome } from './support/code-has-come.ts'
import { openSite, type Site } from './support/open-site.ts'

// `npm run weight` sees a page before anybody touches it; this is what a form costs once it has been used.
const LIMIT = 110_000

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test.each([
  ['/contact', 'form[action="/api/contact"]'],
  ['/testimonials', 'form[action="/api/testimonials"]'],
  ['/soa-form', 'form[action="/api/soa-form"]'],
  ['/flood-professionals', 'form[action="/api/flood-intake"]'],
  ['/flood-professionals/request', 'form[action="/api/flood-intake"]'],
  ['/get-quote', 'form[action="/api/quote-requests"]'],
  ['/services/bonds', 'form[action="/api/quote-requests"]'],
])(
  '%s has loaded at most 110 kB of script once its form has been used, and none of the form before',
  async (path, selector) => {
    await using visit = await site.visit(path)
    const { page } = visit
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(
            (entry) => [entry.name.replace(/.*\//, ''), (entry as PerformanceResourceTiming).encodedBodySize] as const,
          ),
      )
    expect((await scripts()).map(([name]) => name).filter((name) => /Form|Failure/.test(name))).toEqual([])
    const openers = page.getByRole('button', { name: /^(Share Your Experience|Start a professional request)$/ })
    if ((await openers.count()) > 0) await openers.first().click()
    const form = page.locator(selector)
    await form.locator('input:visible').first().focus()
    await codeHasCome(page)
    await form.locator('[type=submit], .dlg-foot button').last().click()
    await page.waitForLoadState('networkidle')
    const total = (await scripts()).reduce((sum, [, bytes]) => sum + bytes, 0)
    expect(total).toBeGreaterThan(50_000)
    expect(total).toBeLessThanOrEqual(LIMIT)
  },
)
