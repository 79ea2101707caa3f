import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { axe } from './support/axe.ts'
import { openSite, type Site } from './support/open-site.ts'
import { pageWidth } from './support/page-width.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const pages = [
  ...['/about', '/risk-management', '/get-quote', '/quote-success', '/flood-professionals', '/document-confirmation'],
  ...['/flood-professionals/received', '/soa-form/received'],
  ...['/disclaimer', '/privacy-policy', '/terms-of-service', '/accessibility'],
]

describe.each(pages)('%s', (path) => {
  test('has no accessibility violation, no sideways scroll, and asks no other company for anything', async () => {
    await using visit = await site.visit(path, { width: 320 })
    const { page } = visit
    const overflow = async () => (await pageWidth(page)) - (page.viewportSize()?.width ?? 0)
    for (const width of [320, 1360]) {
      expect(await axe(page, width)).toEqual([])
      expect(await overflow(), `${width} px`).toBe(0)
    }
    await page.setViewportSize({ width: 768, height: 900 })
    expect(await overflow(), '768 px').toBe(0)
    expect(visit.elsewhere.filter((address) => address !== agency.links.quotePortal)).toEqual([])
    // Twice the text size on a phone: WCAG 1.4.4.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await overflow(), '200 % text').toBe(0)
  })

  test('[C046] shows all of its text without script and under reduced motion', async () => {
    await using visit = await site.visit(path, { javaScript: false, reducedMotion: 'reduce' })
    const hidden = await visit.page
      .locator('main :is(h1, h2):not(dialog *)')
      .evaluateAll((all) => all.filter((heading) => !heading.checkVisibility()).map(({ textContent }) => textContent))
    expect(hidden).toEqual([])
  })
})

test('[GQ-1] [QT-1] the quote form opens in a new tab by itself about 100 ms after the page', async () => {
  await using visit = await site.visit('/get-quote', {
    before: (context) =>
      context.addInitScript(() => {
        window.open = (address) => {
          document.documentElement.dataset.opened = String(address)
          return null
        }
      }),
  })
  const opened = () => visit.page.locator('html').getAttribute('data-opened')
  await expect.poll(opened).toBe(agency.links.quotePortal)
})

test('[GQ-1] the tool is at most 600 px wide and 700 px high', async () => {
  await using visit = await site.visit('/get-quote')
  const box = await visit.page.locator('.quote-panel').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(600)
  expect(box?.height).toBe(700)
})

test('[C045] an anchor of a legal page, followed twice, shows its heading below the header', async () => {
  await using visit = await site.visit('/privacy-policy')
  const { page } = visit
  const link = page.locator('.toc').getByRole('link', { name: 'How long we keep it' })
  const heading = page.getByRole('heading', { name: 'How long we keep it' })
  for (let times = 0; times < 2; times += 1) {
    await link.click()
    const top = (await heading.boundingBox())?.y ?? -1
    const header = await page.locator('header.site').boundingBox()
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    expect(top).toBeLessThan(450)
    await page.evaluate(() => scrollTo(0, 0))
  }
})

test('[C045] an unknown anchor leaves the page at its top', async () => {
  await using visit = await site.visit('/privacy-policy#nowhere')
  expect(await visit.page.evaluate(() => scrollY)).toBe(0)
})

test('[SITE-1] [C085] every address of the sitemap answers 200 itself and names itself; a final slash leads there once', async () => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) {
    const { pathname } = new URL(address)
    const answer = await fetch(`${site.url}${pathname}?utm_source=letter`, { redirect: 'manual' })
    expect([pathname, answer.status]).toEqual([pathname, 200])
    expect(await answer.text()).toContain(`<link rel="canonical" href="${address}"`)
    if (pathname === '/') continue
    const slashed = await fetch(`${site.url}${pathname}/`, { redirect: 'manual' })
    expect([slashed.status, slashed.headers.get('location')]).toEqual([301, pathname])
  }
})

test('what waits below the view of a telephone is taken to be no shorter than it is', async () => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  await using visit = await site.visit('/', { width: 412 })
  const { page } = visit
  let waiting = 0
  for (const [, address = ''] of xml.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const path = new URL(address).pathname
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    const parts = page.locator('#main *, footer.site')
    const places = await parts.evaluateAll((all) =>
      all
        .filter((part) => getComputedStyle(part).contentVisibility === 'auto')
        .map((part) => {
          const taken = part.getBoundingClientRect().height
          document.documentElement.dataset.whole = ''
          const own = part.getBoundingClientRect().height
          delete document.documentElement.dataset.whole
          return { part: `${part.localName} ${part.textContent.slice(0, 40)}`, taken, own }
        }),
    )
    waiting += places.length
    expect
      .soft(
        places.filter(({ taken, own }) => taken < own),
        path,
      )
      .toEqual([])
  }
  expect(waiting).toBeGreaterThan(100)
})

test('robots.txt lets everything be read and names the sitemap', async () => {
  const text = await (await fetch(`${site.url}/robots.txt`)).text()
  expect(text).toMatch(/User-agent: \*\nAllow: \/\nDisallow: \/api\/\n\nSitemap: https?:\/\/\S+\/sitemap\.xml\n/)
})
