import { type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './support/open-site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const path = '/document-confirmation'
/** Mon 2026-11-30, 23:59:58 in Sheridan, Wyoming. */
const beforeMidnight = new Date('2026-12-01T06:59:58Z')
/** A page needs some time to open; the clock stands still afterwards. */
const opening = new Date(beforeMidnight.getTime() - 60_000)
const at = (time: Date) => (context: BrowserContext) => context.clock.install({ time })

const read = async (page: Page) => ({
  day: await page.locator('[data-clock-day]').innerText(),
  time: (await page.locator('[data-clock-time]').innerText()).replaceAll('\u202f', ' '),
  reference: await page.locator('[data-reference]').innerText(),
})

test('[DOC-1] [C036] the clock ticks each second in the visitor’s zone, past midnight too', async () => {
  await using visit = await site.visit(path, { before: at(opening) })
  const { page } = visit
  await page.clock.pauseAt(new Date(beforeMidnight.getTime() + 500))
  expect(await read(page)).toMatchObject({ day: 'Monday, November 30, 2026', time: '11:59:58 PM MST' })
  await page.clock.runFor(1000)
  expect(await read(page)).toMatchObject({ day: 'Monday, November 30, 2026', time: '11:59:59 PM MST' })
  await page.clock.runFor(1000)
  expect(await read(page)).toMatchObject({ day: 'Tuesday, December 1, 2026', time: '12:00:00 AM MST' })
})

test('[DOC-1] the reference is the prefix, a hyphen and the last 8 digits of the time, once a load', async () => {
  await using visit = await site.visit(path, { before: at(opening) })
  const { page } = visit
  const { reference } = await read(page)
  expect(reference).toMatch(/^DOC-\d{8}$/)
  const madeAt = Number(reference.slice(4))
  const opened = opening.getTime() % 100_000_000
  expect(madeAt - opened).toBeGreaterThanOrEqual(0)
  expect(madeAt - opened).toBeLessThan(60_000)
  await page.clock.runFor(5000)
  expect((await read(page)).reference).toBe(reference)
  await page.reload()
  expect((await read(page)).reference).not.toBe(reference)
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]),
  )
  expect(stored).not.toMatch(/DOC|\d{8}/)
})

test('[C036] a visitor in Kolkata with German settings reads the own zone, language and 24 hours', async () => {
  const context = await site.browser.newContext({ timezoneId: 'Asia/Kolkata', locale: 'de-DE' })
  try {
    await context.clock.install({ time: opening })
    const page = await context.newPage()
    await page.goto(site.url + path)
    await page.clock.pauseAt(new Date(beforeMidnight.getTime() + 500))
    const { day, time } = await read(page)
    expect(day).toBe('Dienstag, 1. Dezember 2026')
    expect(time).toMatch(/^12:29:58 (GMT\+5:30|IST)$/)
    expect(await page.locator('[data-clock-day]').getAttribute('lang')).toMatch(/^de/)
  } finally {
    await context.close()
  }
})

test('[C036] a tab that slept for an hour shows the right time when it is looked at again', async () => {
  await using visit = await site.visit(path, { before: at(opening) })
  const { page } = visit
  await page.clock.pauseAt(new Date(beforeMidnight.getTime() + 500))
  await page.clock.setSystemTime(new Date(beforeMidnight.getTime() + 3_600_000))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await read(page)).toMatchObject({ day: 'Tuesday, December 1, 2026', time: '12:59:58 AM MST' })
})

test('[C036] nothing announces the clock', async () => {
  await using visit = await site.visit(path)
  const live = visit.page.locator('main :is([aria-live], [role=status], [role=alert], [role=timer], [role=log])')
  expect(await live.count()).toBe(0)
})

test('[C036] without script the page says what is missing, and all else is there', async () => {
  await using visit = await site.visit(path, { javaScript: false })
  const { page } = visit
  expect(await page.locator('[data-clock-day]').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Print this confirmation' }).isVisible()).toBe(false)
  const details = await page.locator('.receipt').innerText()
  expect(details).toContain('when JavaScript is on')
  expect(details).toContain('Documents Received')
})

test.each([320, 390, 768, 1000, 1360])('[C048] the ticking clock moves nothing at %i px', async (width) => {
  await using visit = await site.visit(path, { width, before: at(new Date('2026-09-30T18:00:00Z')) })
  const { page } = visit
  const height = () => page.locator('.receipt').evaluate((card) => card.getBoundingClientRect().height)
  // The placeholders are one character each: the longest date must take no more room than they do.
  const filled = await height()
  await page.locator('.clock').evaluateAll((parts) => parts.forEach((part) => (part.textContent = '–')))
  expect(await height()).toBe(filled)
})

test('printed, the confirmation is a keepsake: who, when and which, without the site around it', async () => {
  await using visit = await site.visit(path)
  const { page } = visit
  await page.emulateMedia({ media: 'print' })
  for (const around of ['header.site', 'footer.site', '.banner', '.scene', '.receipt button'])
    expect(await page.locator(around).first().isVisible(), around).toBe(false)
  const receipt = page.locator('.receipt')
  expect(await receipt.innerText()).toMatch(/Prairie & Peak Insurance, Sheridan, Wyoming[\s\S]*DOC-\d{8}/)
  const title = page.locator('h1')
  expect(await title.evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(0, 0, 0)')
})
