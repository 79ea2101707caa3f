import { type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { catalog } from '#content/catalog.ts'
import { serviceGroups } from '#content/service.ts'
import { demands, industryCount } from './demands-on-services.ts'
import { axe } from './support/axe.ts'
import { openSite, type Site } from './support/open-site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

/** As the table writes it: one case, one dash, one apostrophe, single spaces. */
function plain(text: string): string {
  return text.replace(/[’‘']/g, '’').replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** The page's own part as it was sent, read without script. */
async function read(page: Page) {
  const main = page.locator('main')
  const named = await main.locator('h1, h2, h3, h4, th, dt, summary').allTextContents()
  const buttons = await main.locator('a, button').evaluateAll((elements) =>
    elements.map((element) => {
      const opens = element.getAttribute('commandfor')
      const href = element.getAttribute('href')
      const tab = element.getAttribute('target') === '_blank' && element.getAttribute('rel')?.includes('noopener')
      const shows = opens && element.getAttribute('command') === 'show-modal' && document.getElementById(opens)
      const deed = shows ? (opens === 'quote-hero' ? 'quote' : `dialog ${opens}`) : `${tab ? 'tab ' : ''}${href ?? ''}`
      return { text: element.textContent, deed }
    }),
  )
  return {
    named: named.map(plain),
    // Text of neighbors must not run together.
    said: plain(
      await main.evaluate(
        (element) =>
          [...element.querySelectorAll('*')]
            .flatMap(({ childNodes }) =>
              [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
            )
            .join(' ') +
          ' ' +
          [...element.querySelectorAll('p, td, li, dd, dt, h1, h2, h3, noscript, video')]
            .map(({ textContent }) => textContent)
            .join(' '),
      ),
    ),
    buttons: buttons.map(({ text, deed }) => ({ text: plain(text), deed })),
  }
}

describe('each service page has what the specification names, without script', () => {
  test.each(demands.map((demand) => [demand.id, demand.path, demand] as const))(
    '[%s] %s',
    async (_id, path, demand) => {
      await using visit = await site.visit(path, { javaScript: false })
      const found = await read(visit.page)
      const missing = [
        ...demand.named.filter((name) => !found.named.some((text) => text.includes(plain(name)))),
        ...(demand.said ?? []).filter((text) => !found.said.includes(plain(text))),
        ...(demand.buttons ?? [])
          .filter(
            ([name, deed]) =>
              !found.buttons.some(({ text, deed: does }) => text.includes(plain(name)) && does === deed),
          )
          .map(([name, deed]) => `${name} → ${deed}`),
      ]
      expect(missing).toEqual([])
    },
  )

  test('the table speaks of every service', () => {
    expect(demands.map(({ path }) => path).sort()).toEqual(catalog.map(({ href }) => href).sort())
  })

  test('[SVC-2] there are three covers, twelve tiles, thirty-two industries and a frame 800 px tall', async () => {
    await using visit = await site.visit('/services/commercial')
    const { page } = visit
    expect(industryCount).toBe(32)
    expect(await page.locator('.cover article').count()).toBe(3)
    expect(await page.locator('.tiles li').count()).toBe(12)
    expect(await page.locator('.trades li').count()).toBe(32)
    const frame = page.locator(`iframe[src="${agency.embeds.riskAnalyzer.src}"]`)
    expect((await frame.boundingBox())?.height).toBe(800)
    expect(await frame.getAttribute('loading')).toBe('lazy')
  })

  test('[SVC-13] SR22 opens its quote dialog without opening the form by itself; personal does both', async () => {
    await using quiet = await site.visit('/services/sr22')
    await quiet.page.locator('main [commandfor=quote-hero]').first().click()
    await quiet.page.waitForTimeout(400)
    expect(await quiet.page.locator('#quote-hero').isVisible()).toBe(true)
    expect(quiet.context.pages()).toHaveLength(1)
    await using auto = await site.visit('/services/personal')
    const tab = auto.context.waitForEvent('page')
    await auto.page.locator('main [commandfor=quote-hero]').first().click()
    expect((await tab).url()).toBe(agency.links.quotePortal)
  })
})

describe('a player', () => {
  const { indemnity } = agency.embeds.podcast.episodes

  test('[SVC-2] loads only when it is pressed, and takes the place of its link', async () => {
    await using visit = await site.visit('/services/commercial')
    const { page } = visit
    const link = page.getByRole('link', { name: indemnity.title })
    await link.scrollIntoViewIfNeeded()
    expect(visit.elsewhere).not.toContain(indemnity.src)
    await link.click()
    const frame = page.locator(`iframe[src="${indemnity.src}"]`)
    await frame.waitFor()
    expect(await frame.getAttribute('title')).toBe(indemnity.title)
    expect(await frame.evaluate((element) => document.activeElement === element)).toBe(true)
    expect(await link.count()).toBe(0)
    expect(visit.context.pages()).toHaveLength(1)
  })

  test('without script it opens at the provider, in a new tab', async () => {
    await using visit = await site.visit('/services/commercial', { javaScript: false })
    const tab = visit.context.waitForEvent('page')
    await visit.page.getByRole('link', { name: indemnity.title }).click()
    expect((await tab).url()).toBe(indemnity.src)
  })
})

describe('the index', () => {
  test('[SVC-1] [SVC-14] it shows every service in its group, by name and line, as a link', async () => {
    await using visit = await site.visit('/services', { javaScript: false })
    const main = visit.page.locator('main')
    expect(await main.locator('h2').allTextContents()).toEqual(Object.values(serviceGroups).map(({ title }) => title))
    for (const { name, href, line } of catalog) {
      const text = await main.locator(`a[href="${href}"]`).textContent()
      expect(text).toContain(name)
      expect(text).toContain(line)
    }
  })

  test('its posters wait until they come near', async () => {
    await using visit = await site.visit('/services')
    expect(await visit.page.locator('main img:not([loading=lazy])').count()).toBe(0)
    const pictures = visit.page.locator('main img')
    await pictures.last().scrollIntoViewIfNeeded()
    await visit.page.waitForLoadState('networkidle')
    expect(await pictures.last().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })
})

describe('the head', () => {
  test.each(catalog.map(({ slug, href }) => [slug, href] as const))(
    '%s has one h1, headings without a gap, its trail, and one gold button a view',
    async (_slug, href) => {
      await using visit = await site.visit(href)
      const { page } = visit
      const levels = await page
        .locator('main :is(h1, h2, h3, h4)')
        .evaluateAll((headings) =>
          headings.filter((heading) => !heading.closest('dialog')).map(({ tagName }) => Number(tagName[1])),
        )
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([])
      expect(await page.locator('.crumbs li').count()).toBe(3)
      const gold = page.locator(':is(header.site, .vista) .btn.quote:not(.quiet):visible')
      expect(await gold.count()).toBe(1)
    },
  )
})

describe('with every question and dialog open', () => {
  test.each(['/services', ...catalog.map(({ href }) => href)])(
    '%s is free of violations and never wider than the screen',
    async (path) => {
      await using visit = await site.visit(path)
      const { page } = visit
      const questions = page.locator('main details')
      await questions.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)))
      const check = async (what: string) => {
        for (const width of [320, 1360]) {
          expect(await axe(page, width), `${what} at ${width} px`).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width)
        }
      }
      await check('the page')
      const dialogs = page.locator('dialog:not(#slide-out, #quote-header)')
      for (const dialog of await dialogs.all()) {
        await dialog.evaluate((element: HTMLDialogElement) => element.showModal())
        await check((await dialog.getAttribute('id')) ?? '')
        await dialog.evaluate((element: HTMLDialogElement) => element.close())
      }
    },
  )
})
