import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { banner } from '#content/banner.ts'
import { catalog } from '#content/catalog.ts'
import { mainMenu } from '#content/menu.ts'
import { root } from '#scripts/project.mjs'
import { axe } from './support/axe.ts'
import { haltingSite } from './support/halting-site.ts'
import { layoutShift } from './support/layout-shift.ts'
import { openSite, type Site } from './support/open-site.ts'
import { pageWidth } from './support/page-width.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const menu = (page: Page) => page.locator('[data-services-menu]')
const isOpen = (page: Page, id: string) => page.locator(`#${id}`).evaluate((dialog: HTMLDialogElement) => dialog.open)

describe('the header', () => {
  test('[SITE-3] [NAV-1] [NAV-3] it carries the name, every link, and Make Payment in a new tab', async () => {
    await using visit = await site.visit('/')
    const header = visit.page.locator('header.site')
    await expect(header.locator('.brand').textContent()).resolves.toContain(agency.shortName)
    for (const { text, href } of mainMenu) {
      expect(await header.getByRole('link', { name: text, exact: true }).getAttribute('href')).toBe(href)
    }
    const pay = header.getByRole('link', { name: 'Make Payment' })
    expect(await pay.getAttribute('href')).toBe(agency.links.payment)
    expect(await pay.getAttribute('target')).toBe('_blank')
    expect(await pay.getAttribute('rel')).toContain('noopener')
    expect(await pay.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(31, 107, 74)')
    await visit.page.mouse.wheel(0, 1500)
    await visit.page.waitForFunction(() => scrollY > 500)
    expect((await header.boundingBox())?.y).toBe(0)
  })

  test('[NAV-1] the page that one is on is marked', async () => {
    await using visit = await site.visit('/')
    expect(await visit.page.locator('header.site [aria-current=page]').allTextContents()).toEqual(['Home'])
  })

  test('[NAV-2] the menu lists every service and opens by click, by keyboard and by tap; Escape gives the focus back', async () => {
    await using visit = await site.visit('/')
    const { page } = visit
    const summary = menu(page).locator('summary')
    await summary.click({ delay: 20 })
    expect(await menu(page).locator('.mega-link').count()).toBe(catalog.length)
    for (const { href } of catalog) expect(await menu(page).locator(`a[href="${href}"]`).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await menu(page).getAttribute('open')).toBeNull()
    await page.mouse.move(5, 600)
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(catalog[0]?.href)
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    await using phone = await site.visit('/', { touch: true, width: 1400 })
    await menu(phone.page).locator('summary').tap()
    expect(await menu(phone.page).locator('.mega').isVisible()).toBe(true)
    await phone.page.touchscreen.tap(700, 850)
    expect(await menu(phone.page).getAttribute('open')).toBeNull()
  })

  test('[NAV-2] hovering opens it after 200 ms, leaving closes it after 150 ms, coming back within 300 ms opens it at once', async () => {
    await using visit = await site.visit('/', { before: (context) => context.clock.install() })
    const { page } = visit
    await page.clock.pauseAt(Date.now() + 60_000)
    const isOpen = async () => (await menu(page).getAttribute('open')) !== null
    const enter = () => menu(page).locator('summary').hover()
    const leave = () => page.mouse.move(400, 700)

    await enter()
    await page.clock.runFor(199)
    expect(await isOpen()).toBe(false)
    await page.clock.runFor(1)
    expect(await isOpen()).toBe(true)
    await leave()
    await page.clock.runFor(149)
    expect(await isOpen()).toBe(true)
    await page.clock.runFor(1)
    expect(await isOpen()).toBe(false)

    await page.clock.runFor(250)
    await enter()
    await page.clock.runFor(1)
    expect(await isOpen(), 'at once, 250 ms after it closed').toBe(true)
    await leave()
    await page.clock.runFor(150)
    await page.clock.runFor(350)
    await enter()
    await page.clock.runFor(199)
    expect(await isOpen(), 'waiting again, 350 ms after it closed').toBe(false)
  })

  test('[NAV-2] a click that follows the hover means “open”', async () => {
    await using visit = await site.visit('/')
    await menu(visit.page).locator('summary').hover()
    await visit.page.waitForSelector('[data-services-menu][open]')
    await menu(visit.page).locator('summary').click()
    await visit.page.mouse.move(400, 800)
    await visit.page.waitForTimeout(400)
    expect(await menu(visit.page).getAttribute('open')).not.toBeNull()
    await menu(visit.page).locator('summary').click()
    expect(await menu(visit.page).getAttribute('open')).toBeNull()
  })
})

describe('the slide-out', () => {
  test('[NAV-5] [NAV-6] it holds the same links without Testimonials and both buttons, and a link closes it', async () => {
    await using visit = await site.visit('/', { width: 390, touch: true })
    const { page } = visit
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const slideOut = page.locator('#slide-out')
    const box = await slideOut.boundingBox()
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(390)
    expect(await slideOut.getByText('Testimonials').count()).toBe(0)
    for (const { text } of mainMenu.filter(({ href }) => href !== '/testimonials')) {
      expect(await slideOut.getByRole('link', { name: text, exact: true }).count()).toBe(1)
    }
    await slideOut.getByText('Insurance Services').tap()
    for (const { href } of catalog) expect(await slideOut.locator(`a[href="${href}"]`).isVisible()).toBe(true)
    expect(await slideOut.getByRole('link', { name: 'Make Payment' }).isVisible()).toBe(true)
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await slideOut.getByRole('link', { name: 'Contact' }).tap()
    expect(await isOpen(page, 'slide-out')).toBe(false)
  })

  test('[NAV-4] [NAV-5] Get Quote in it opens the quote dialog, and nothing stays dead or without focus when both are gone (C041, C043)', async () => {
    await using visit = await site.visit('/', { width: 390 })
    const { page } = visit
    for (const close of ['Escape', 'button', 'backdrop']) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.locator('#slide-out').getByRole('button', { name: 'Get Quote' }).click()
      expect(await isOpen(page, 'quote-header')).toBe(true)
      if (close === 'Escape') await page.keyboard.press('Escape')
      else await page.locator('#quote-header').getByRole('button', { name: 'Close the quote dialog' }).click()
      expect(await isOpen(page, 'quote-header')).toBe(false)
      expect(await isOpen(page, 'slide-out')).toBe(false)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu')
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
    }
  })
})

describe('without script', () => {
  test('[NAV-2] [NAV-4] [NAV-5] menu, slide-out and dialogs open and close', async () => {
    await using wide = await site.visit('/', { javaScript: false })
    await menu(wide.page).locator('summary').click()
    expect(await menu(wide.page).locator('.mega-link').first().isVisible()).toBe(true)
    for (const [name, id] of [
      ['Get Quote', 'quote-header'],
      ['Get Free Quote', 'quote-hero'],
      ['Start my quote', 'quote-inline'],
    ] as const) {
      await wide.page.getByRole('button', { name, exact: true }).first().click()
      expect(await wide.page.locator(`#${id}`).isVisible()).toBe(true)
      expect(await wide.page.locator(`#${id} a[href="/get-quote#request"]`).isVisible()).toBe(true)
      await wide.page.keyboard.press('Escape')
      expect(await wide.page.locator(`#${id}`).isVisible()).toBe(false)
    }
    await using narrow = await site.visit('/', { javaScript: false, width: 390 })
    await narrow.page.getByRole('button', { name: 'Open menu' }).click()
    expect(await narrow.page.locator('#slide-out').isVisible()).toBe(true)
    await narrow.page.getByRole('button', { name: 'Close menu' }).click()
    expect(await narrow.page.locator('#slide-out').isVisible()).toBe(false)
  })

  test('nothing of the page is hidden, with reduced motion too', async () => {
    await using visit = await site.visit('/', { javaScript: false, reducedMotion: 'reduce', height: 4000 })
    for (const heading of await visit.page.locator('main h2').all()) {
      expect(await heading.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    }
    expect(await visit.page.locator('footer.site').isVisible()).toBe(true)
  })
})

describe('the footer', () => {
  test('[FOOT-1] [FOOT-2] [FOOT-3] [FOOT-4] [FOOT-5] it has the links, eight services, phone, e-mail, address and the claim', async () => {
    await using visit = await site.visit('/')
    const footer = visit.page.locator('footer.site')
    await footer.scrollIntoViewIfNeeded()
    const links = (heading: string) =>
      footer.locator('nav', { has: visit.page.getByRole('heading', { name: heading }) }).getByRole('link')
    expect(await links('Quick Links').allTextContents()).toEqual([
      'Home',
      'About Us',
      'Get Quote',
      'Testimonials',
      'Risk Management',
      'Contact',
    ])
    expect(await links('Quick Links').nth(2).getAttribute('href')).toBe('/#quote')
    expect(await links('Insurance Types').count()).toBe(8)
    expect(await footer.locator(`a[href="${agency.phone.href}"]`).textContent()).toBe(agency.phone.display)
    expect(await footer.locator(`a[href="mailto:${agency.email}"]`).isVisible()).toBe(true)
    expect(await footer.locator('address').textContent()).toContain(agency.address.zip)
    for (const name of ['Disclaimer', 'Privacy Policy', 'Terms of Service', 'Accessibility']) {
      expect(await footer.getByRole('link', { name }).isVisible()).toBe(true)
    }
    expect(await footer.textContent()).toContain('75+ years of experience')
  })
})

describe('the banner', () => {
  test('[BAN-1] it announces the enrollment period and leads to the Medicare page', async () => {
    await using visit = await site.visit('/')
    const text = (await visit.page.locator('[data-banner]').textContent()) ?? ''
    expect(text).toContain('Medicare Open Enrollment Period')
    expect(text).toContain('October 15 to December 7, 2025')
    expect(text).toContain('January 1, 2026')
    const button = visit.page.getByRole('link', { name: 'Learn More About Medicare' })
    expect(await button.getAttribute('href')).toBe('/services/medicare')
  })

  test('[BAN-3] closed, it stays closed for the visit and comes back with the next one', async () => {
    await using visit = await site.visit('/')
    const shown = visit.page.locator('[data-banner]')
    expect(await shown.isVisible()).toBe(true)
    await visit.page.getByRole('button', { name: 'Dismiss banner' }).click()
    expect(await shown.isVisible()).toBe(false)
    await visit.page.reload()
    expect(await shown.isVisible()).toBe(false)
    await using next = await site.visit('/')
    expect(await next.page.locator('[data-banner]').isVisible()).toBe(true)
  })

  test('[BAN-3] with a storage that throws it still closes for the page', async () => {
    await using visit = await site.visit('/', {
      before: (context) =>
        context.addInitScript(() => {
          for (const name of ['sessionStorage', 'localStorage']) {
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('denied', 'SecurityError')
              },
            })
          }
        }),
    })
    await visit.page.getByRole('button', { name: 'Dismiss banner' }).click()
    expect(await visit.page.locator('[data-banner]').isVisible()).toBe(false)
  })

  test('[BAN-2] with dates it shows from the first moment of the first to the last moment of the last', async () => {
    const shownAt = async (moment: string) => {
      await using visit = await site.visit('/404', {
        allow: [/404/],
        before: async (context) => {
          await context.clock.setFixedTime(new Date(moment))
          await context.route('**/*', async (route) => {
            if (route.request().resourceType() !== 'document') return route.fallback()
            const response = await route.fetch()
            const body = (await response.text()).replace(
              'data-banner=',
              `data-from="${Date.parse('2026-10-01T06:00:00Z')}" data-until="${Date.parse('2026-12-08T07:00:00Z')}" data-banner=`,
            )
            await route.fulfill({ response, body })
          })
        },
      })
      return await visit.page.locator('[data-banner]').isVisible()
    }
    expect(await shownAt('2026-10-01T05:59:00Z')).toBe(false)
    expect(await shownAt('2026-10-01T06:00:00Z')).toBe(true)
    expect(await shownAt('2026-12-08T06:59:00Z')).toBe(true)
    expect(await shownAt('2026-12-08T07:00:00Z')).toBe(false)
    expect(Object.keys(banner)).toEqual(
      expect.arrayContaining(['title', 'dates', 'message', 'cta', 'buttonText', 'buttonLink', 'icon', 'theme']),
    )
  })
})

describe('the quote tool', () => {
  const recordTabs = (page: Page) =>
    page.evaluate(() => {
      const tabs: unknown[][] = []
      Object.assign(window, { tabs })
      window.open = (...asked) => {
        tabs.push([...asked, performance.now()])
        return null
      }
    })
  const tabs = (page: Page) => page.evaluate(() => (window as unknown as { tabs: unknown[][] }).tabs)

  test('[NAV-4] [QT-3] the dialog has its title, text and link, 600 px high and never above 90 % of the viewport', async () => {
    await using visit = await site.visit('/')
    const { page } = visit
    await page.locator('header.site').getByRole('button', { name: 'Get Quote' }).click()
    const dialog = page.locator('#quote-header')
    expect(await dialog.getByRole('heading', { name: 'Get Your Free Quote' }).isVisible()).toBe(true)
    // Layout's own height: while the dialog glides in, its box on the screen is a hair off.
    const height = () => dialog.evaluate((element) => (element as HTMLElement).offsetHeight)
    expect(await height()).toBe(600)
    expect(await dialog.textContent()).not.toContain('opened your quote form')
    const link = dialog.getByRole('link', { name: 'Open Quote Form' })
    expect(await link.getAttribute('href')).toBe(agency.links.quotePortal)
    expect(await link.getAttribute('target')).toBe('_blank')
    await page.setViewportSize({ width: 1360, height: 500 })
    expect(await height()).toBeLessThanOrEqual(450)
    await page.setViewportSize({ width: 1360, height: 900 })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Get Free Quote' }).click()
    expect(await page.locator('#quote-hero').textContent()).toContain(
      'We’ve opened your quote form in a new tab. If it didn’t open automatically, click below.',
    )
  })

  test('[QT-1] [QT-5] hero and inline open the external form about 100 ms later, the header’s does not', async () => {
    await using visit = await site.visit('/')
    const { page } = visit
    await recordTabs(page)
    await page.locator('header.site').getByRole('button', { name: 'Get Quote' }).click()
    await page.waitForTimeout(300)
    expect(await tabs(page)).toEqual([])
    await page.keyboard.press('Escape')
    for (const [name, count] of [
      ['Get Free Quote', 1],
      ['Start my quote', 2],
    ] as const) {
      const before = await page.evaluate(() => performance.now())
      await page.getByRole('button', { name, exact: true }).click()
      await page.waitForFunction((wanted) => (window as unknown as { tabs: unknown[] }).tabs.length === wanted, count)
      const [address, target, features, at] = (await tabs(page)).at(-1) ?? []
      expect([address, target, features]).toEqual([agency.links.quotePortal, '_blank', 'noopener'])
      expect((at as number) - before).toBeGreaterThanOrEqual(100)
      expect(await isOpen(page, 'quote-header')).toBe(false)
      await page.keyboard.press('Escape')
    }
  })

  test('[QT-2] closed within 100 ms, it opens nothing; a blocked tab leaves the link (C044)', async () => {
    await using visit = await site.visit('/')
    const { page } = visit
    await recordTabs(page)
    await page.evaluate(() => {
      const dialog = document.getElementById('quote-hero') as HTMLDialogElement
      dialog.showModal()
      setTimeout(() => dialog.close(), 40)
    })
    await page.waitForTimeout(400)
    expect(await tabs(page)).toEqual([])
    await page.getByRole('button', { name: 'Get Free Quote' }).click()
    await page.waitForTimeout(300)
    expect(await tabs(page)).toHaveLength(1)
    expect(await page.locator('#quote-hero').getByRole('link', { name: 'Open Quote Form' }).isVisible()).toBe(true)
  })

  test('[QT-5] focus returns to the button that opened each of the three (C043)', async () => {
    await using visit = await site.visit('/')
    for (const name of ['Get Quote', 'Get Free Quote', 'Start my quote']) {
      const button = visit.page.getByRole('button', { name, exact: true }).first()
      await button.focus()
      await visit.page.keyboard.press('Enter')
      await visit.page.keyboard.press('Escape')
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    }
  })
})

describe('every page', () => {
  test('[SITE-2] [SITE-4] an unknown address answers 404 with both texts and a way home', async () => {
    await using visit = await site.visit('/no-such-page', { allow: [/404/] })
    const response = await visit.page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    expect(await visit.page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found')
    expect(await visit.page.locator('main').textContent()).toContain('Did you forget to add the page to the router?')
    expect(await visit.page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
    expect(await visit.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  })

  test('[SITE-5] [SITE-7] [SITE-8] Home says what it is to search engines and link previews', async () => {
    await using visit = await site.visit('/')
    const { page } = visit
    expect(await page.title()).toContain(agency.name)
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    for (const name of [
      'description',
      'keywords',
      'twitter:card',
      'twitter:title',
      'twitter:description',
      'twitter:image',
    ]) {
      expect(await content(`meta[name="${name}"]`), name).toBeTruthy()
    }
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:site_name']) {
      expect(await content(`meta[property="${property}"]`), property).toBeTruthy()
    }
    expect(await content('meta[name="revisit-after"]')).toBe('7 days')
    expect(await content('meta[name=viewport]')).not.toMatch(/maximum-scale|user-scalable/)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/$/)
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
      '@graph': Record<string, unknown>[]
    }
    const node = graph['@graph'].find((entry) => entry['@type'] === 'InsuranceAgency')
    expect(node).toMatchObject({
      name: agency.name,
      priceRange: '$$',
      foundingDate: '2009',
      areaServed: { name: 'Wyoming' },
      telephone: agency.phone.display,
    })
    expect(await page.locator('footer.site').textContent()).toContain(
      'Locally owned, woman-veteran-owned and independent. Serving Wyoming since 2009.',
    )
  })

  test('[SITE-9] phone links dial, mail links write, and a link elsewhere opens a new tab without a handle on ours', async () => {
    await using visit = await site.visit('/')
    const links = await visit.page.locator('a[href]').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
        text: link.textContent,
      })),
    )
    for (const { href, target, rel, text } of links) {
      expect(href, text).toMatch(/^(\/|#|tel:\+1\d{10}|mailto:\S+@\S+|https:\/\/)/)
      if (href.startsWith('https:')) expect([target, rel], href).toEqual(['_blank', 'noopener'])
    }
  })

  test('[HOME-1] #quote lands clear of the sticky header, the second time too, and takes the focus', async () => {
    await using visit = await site.visit('/404', { allow: [/404/] })
    const { page } = visit
    for (let time = 0; time < 2; time++) {
      await page.goto('/#quote')
      await page.waitForFunction(() => scrollY > 0)
      const top = await page.locator('#quote > div > h2').evaluate((heading) => heading.getBoundingClientRect().top)
      const header = await page.locator('header.site').evaluate((element) => element.getBoundingClientRect().bottom)
      expect(top).toBeGreaterThanOrEqual(header)
      expect(top).toBeLessThan(900)
      await page.evaluate(() => {
        scrollTo(0, 0)
      })
      await page.locator('footer.site').getByRole('link', { name: 'Get Quote' }).click()
      await page.waitForFunction(() => scrollY > 0)
    }
  })

  test('parts win over the ground on every page, in whatever order its stylesheets arrive', async () => {
    const pages = await readdir(join(root, 'dist/site'), { recursive: true })
    for (const page of pages.filter((name) => name.endsWith('.html'))) {
      const html = await readFile(join(root, 'dist/site', page), 'utf8')
      const order = html.indexOf('@layer theme, base, components, utilities;')
      expect(order, page).toBeGreaterThan(0)
      expect(order, page).toBeLessThan(html.indexOf('<link rel="stylesheet"'))
    }
  })

  test("what waits below a telephone's view is laid out when it comes near; nothing waits in print and on a desk", async () => {
    await using visit = await site.visit('/services/medicare', { width: 390, height: 844 })
    const { page } = visit
    const parts = [page.locator('main > section').last(), page.locator('footer.site')]
    const skipped = () =>
      Promise.all(
        parts.map((part) =>
          part.evaluate(({ children }) =>
            [...children].every((child) => !child.checkVisibility({ contentVisibilityAuto: true })),
          ),
        ),
      )
    const waiting = () =>
      Promise.all(parts.map((part) => part.evaluate((element) => getComputedStyle(element).contentVisibility)))
    expect(await waiting()).toEqual(['auto', 'auto'])
    expect(await skipped()).toEqual([true, true])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(skipped).toEqual([false, false])
    await page.emulateMedia({ media: 'print' })
    expect(await waiting()).toEqual(['visible', 'visible'])
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1360, height: 900 })
    expect(await waiting()).toEqual(['visible', 'visible'])
  })

  test.each([
    { width: 390, turns: ['hidden', 'auto'] },
    { width: 768, turns: ['auto'] },
    { width: 1360, turns: ['visible'] },
  ])('at $width px what lies below the first view is, one after the other: $turns', async ({ width, turns }) => {
    await using visit = await site.visit('/', {
      width,
      before: (context) =>
        context.addInitScript(() => {
          const seen = new Set<string>()
          const look = () => {
            const part = document.querySelector('#main > section:nth-child(n + 3)')
            if (part) seen.add(getComputedStyle(part).contentVisibility)
            requestAnimationFrame(look)
          }
          look()
          Object.assign(window, { seen })
        }),
    })
    await visit.page.waitForTimeout(500)
    expect(await visit.page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(turns)
  })

  test('a page opened at a place further down is laid out whole, so that the place stays where it is', async () => {
    await using visit = await site.visit('/services/medicare#faq', { width: 390, height: 844 })
    const { page } = visit
    const top = () => page.locator('#faq').evaluate((place) => Math.round(place.getBoundingClientRect().top))
    await expect.poll(top).toBeLessThan(200)
    const first = await top()
    expect(first).toBeGreaterThan(0)
    await page.waitForTimeout(500)
    expect(await top()).toBe(first)
    expect(
      await page
        .locator('main > section')
        .last()
        .evaluate((part) => getComputedStyle(part).contentVisibility),
    ).toBe('visible')
  })

  test.each(['/', '/services/medicare'])('%s reloaded or come back to shows the place that was left', async (path) => {
    await using visit = await site.visit(path, { width: 390, height: 844 })
    const { page } = visit
    const nearest = () =>
      page.evaluate(() => {
        const headings = [...document.querySelectorAll('main :is(h2, h3)')].filter((one) => one.checkVisibility())
        const distance = (one: Element) => Math.abs(one.getBoundingClientRect().top)
        return headings.toSorted((a, b) => distance(a) - distance(b))[0]?.textContent
      })
    const start = await nearest()
    for (let turn = 0; turn < 12; turn += 1) {
      await page.mouse.wheel(0, 500)
      await page.waitForTimeout(80)
    }
    await page.waitForTimeout(300)
    const left = await nearest()
    expect(left).not.toBe(start)
    await page.reload()
    await expect.poll(nearest).toBe(left)
    await page.goto('/about')
    await page.goBack()
    await expect.poll(nearest).toBe(left)
  })

  test('nothing moves while fonts and pictures arrive late', async () => {
    await using visit = await site.visit('/404', {
      allow: [/404/],
      before: (context) =>
        context.route(/\.(woff2|svg)$/, async (route) => {
          await new Promise((done) => setTimeout(done, 600))
          await route.fallback()
        }),
    })
    const { page } = visit
    for (const width of [390, 1360]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await page.waitForTimeout(1500)
      expect(await layoutShift(page)).toBeLessThan(0.02)
    }
  })

  test('nothing moves when a slow line stops in the middle of the menu', async () => {
    const afterTheFirstLink = (html: string) => html.indexOf('</a>', html.indexOf('<nav class="main"')) + 4
    await using slow = await haltingSite(site.url, { cut: afterTheFirstLink, pause: 4_000 })
    const page = await site.browser.newPage({ viewport: { width: 1360, height: 900 } })
    await page.route(
      (url) => url.origin !== slow.url,
      (route) => route.abort(),
    )
    await page.goto(slow.url)
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    expect(paint).toBeLessThan(4_000)
    expect(await layoutShift(page)).toBeLessThan(0.005)
    await page.close()
  })

  test.each([320, 1360])('axe finds nothing on Home, the menus and the dialogs at %i px', async (width) => {
    await using visit = await site.visit('/', { width })
    const { page } = visit
    expect(await pageWidth(page)).toBeLessThanOrEqual(width)
    expect(await axe(page, width)).toEqual([])
    if (width > 1290) {
      await menu(page).evaluate((details: HTMLDetailsElement) => (details.open = true))
      expect(await axe(page, width)).toEqual([])
      await menu(page).evaluate((details: HTMLDetailsElement) => (details.open = false))
    } else {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.locator('#slide-out summary').click()
      expect(await axe(page, width)).toEqual([])
      await page.keyboard.press('Escape')
    }
    for (const id of ['quote-header', 'quote-hero', 'quote-inline']) {
      await page.locator(`#${id}`).evaluate((dialog: HTMLDialogElement) => dialog.showModal())
      expect(await axe(page, width)).toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.goto('/no-such-page').catch(() => undefined)
    expect(await axe(page, width)).toEqual([])
    visit.problems.length = 0
  })

  test('in forced colors the close icons, focus ring and current page can be told', async () => {
    await using visit = await site.visit('/', { forcedColors: 'active' })
    const { page } = visit
    await page.locator('header.site').getByRole('button', { name: 'Get Quote' }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const outline = await page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline).toBe('solid')
    expect(await page.locator('[data-closes-banner] svg').isVisible()).toBe(true)
  })
})
