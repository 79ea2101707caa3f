import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { catalog } from '#content/catalog.ts'
import { serviceGroups } from '#content/service.ts'
import { demands, industries } from './demands-on-services.ts'
import { axe } from './support/axe.ts'
import { readBuiltDocuments } from './support/built-document.ts'
import { brokenWords } from './support/broken-words.ts'
import { openSite, type Site } from './support/open-site.ts'
import { pageWidth } from './support/page-width.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

/** As the table writes it: one case, one dash, one apostrophe, single spaces. */
function plain(text: string): string {
  return text.replace(/[’‘']/g, '’').replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim().toLowerCase()
}
function isNamed(name: string, text: string): boolean {
  const [start = '', end] = plain(name).split('…')
  return end === undefined ? text === start : text.startsWith(start) && text.endsWith(end)
}

const documents = new Map(readBuiltDocuments().map(({ path, document }) => [path, document]))

/** The page's own part as it was built, without script. */
function read(slug: string) {
  const document = documents.get(`/services/${slug}`)
  const main = document?.querySelector('main')
  if (!document || !main) throw new Error(`No page for ${slug}`)
  const texts = (selector: string, within: Element = main) =>
    [...within.querySelectorAll(selector)].map(({ textContent }) => plain(textContent))
  const headings = [...main.querySelectorAll('h2, h3')]
  return {
    named: texts('h1, h2, h3, h4, th, dt, summary'),
    // A space between neighbors: their texts must not run together.
    said: plain(main.innerHTML.replace(/<(?!\/?(b|a|i|strong|span)\b)[^>]*>/g, ' ').replace(/<[^>]*>/g, ''))
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', '’'),
    listUnder: (name: string) => {
      const heading = headings.find(({ textContent }) => isNamed(name, plain(textContent)))
      if (heading?.tagName === 'H3') return texts('li', heading.parentElement ?? heading)
      return heading ? texts('h3, tbody th', heading.closest('section') ?? heading) : [`${name} is not a heading`]
    },
    buttons: [...main.querySelectorAll('a, button')].map((element) => {
      const opens = element.getAttribute('commandfor')
      const tab = element.getAttribute('target') === '_blank' && element.getAttribute('rel')?.includes('noopener')
      const shows = opens && element.getAttribute('command') === 'show-modal' && document.getElementById(opens)
      return {
        text: plain(element.textContent),
        deed: shows
          ? opens === 'quote-hero'
            ? 'quote'
            : `dialog ${opens}`
          : `${tab ? 'tab ' : ''}${element.getAttribute('href') ?? ''}`,
      }
    }),
  }
}

describe('each service page has what the specification names, without script', () => {
  // The ids stand here, where `npm run spec` reads them.
  test.each([
    ['[SVC-1]', 'personal'],
    ['[SVC-2]', 'commercial'],
    ['[SVC-3]', 'farm-ranch'],
    ['[SVC-4] [SVC-15]', 'life-health'],
    ['[SVC-5] [SVC-15]', 'medicare'],
    ['[SVC-6] [SVC-15]', 'travel'],
    ['[SVC-7] [SVC-15]', 'flood'],
    ['[SVC-8]', 'pet'],
    ['[SVC-9]', 'recreational'],
    ['[SVC-10]', 'bonds'],
    ['[SVC-11] [SVC-15]', 'jewelry'],
    ['[SVC-12] [SVC-15]', 'wedding'],
    ['[SVC-13] [SVC-15]', 'sr22'],
    ['[SVC-14] [SVC-15]', 'ip-insurance'],
  ])('%s %s', (_id, slug) => {
    const { named, lists = {}, said = [], buttons = [] } = demands[slug] ?? { named: ['nothing is demanded'] }
    const found = read(slug)
    const missing = [
      ...named.filter((name) => !found.named.some((text) => isNamed(name, text))),
      ...said.filter((text) => !found.said.includes(plain(text))),
      ...buttons
        .filter(
          ([name, deed]) => !found.buttons.some(({ text, deed: does }) => text.includes(plain(name)) && does === deed),
        )
        .map(([name, deed]) => `${name} → ${deed}`),
    ]
    expect(missing).toEqual([])
    for (const [name, entries] of Object.entries(lists)) expect(found.listUnder(name), name).toEqual(entries.map(plain))
  })

  test('the table speaks of every service', () => {
    expect(Object.keys(demands).sort()).toEqual(catalog.map(({ slug }) => slug).sort())
  })

  test('[SVC-2] the thirty-two industries stand in groups, each once', () => {
    expect(industries).toHaveLength(32)
    const trades = [...(documents.get('/services/commercial')?.querySelectorAll('.trades li') ?? [])]
    expect(trades.map(({ textContent }) => textContent).sort()).toEqual([...industries].sort())
  })

  test('[SVC-7] four statistics, each with its source', () => {
    const figures = [...(documents.get('/services/flood')?.querySelectorAll('main .stats > div') ?? [])]
    expect(figures.map((figure) => figure.textContent.includes('Source: '))).toEqual([true, true, true, true])
  })

  test('[SVC-2] [C048] the analyzer’s frame is named, waits until it comes near, and is 800 px tall', async () => {
    await using visit = await site.visit('/services/commercial')
    const frame = visit.page.locator(`iframe[src="${agency.embeds.riskAnalyzer.src}"]`)
    expect((await frame.boundingBox())?.height).toBe(800)
    expect(await frame.getAttribute('loading')).toBe('lazy')
    expect(await frame.getAttribute('title')).toBe('Business Income Risk Analyzer')
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

describe('with every question and dialog open', () => {
  test.each(['/services', ...catalog.map(({ href }) => href)])(
    '%s is free of violations, never wider than the screen, and has its trail and one gold button a view',
    async (path) => {
      await using visit = await site.visit(path)
      const { page } = visit
      if (path !== '/services') {
        expect(await page.locator('.crumbs li').count()).toBe(3)
        expect(await page.locator(':is(header.site, .vista) .btn.quote:not(.quiet):visible').count()).toBe(1)
      }
      const overflow = async () => (await pageWidth(page)) - (page.viewportSize()?.width ?? 0)
      await page
        .locator('main details')
        .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)))
      const check = async (what: string) => {
        for (const width of [320, 1360]) {
          expect(await axe(page, width), `${what} at ${width} px`).toEqual([])
          expect(await overflow(), what).toBeLessThanOrEqual(0)
          expect(await brokenWords(page), `${what} at ${width} px`).toEqual([])
        }
      }
      await check('the page')
      await page.setViewportSize({ width: 768, height: 900 })
      expect(await overflow(), '768 px').toBeLessThanOrEqual(0)
      const dialogs = page.locator('dialog:not(#slide-out, #quote-header)')
      for (const dialog of await dialogs.all()) {
        await dialog.evaluate((element: HTMLDialogElement) => element.showModal())
        await check((await dialog.getAttribute('id')) ?? '')
        await dialog.evaluate((element: HTMLDialogElement) => element.close())
      }
    },
  )
})
