import { type Page, type Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { axe } from './support/axe.ts'
import { openOffice } from './support/open-office.ts'
import { type Site } from './support/open-site.ts'
import { pageWidth } from './support/page-width.ts'
import { standStill } from './support/stand-still.ts'
import { translatePage } from './support/translate-page.ts'

let office: Site

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office[Symbol.asyncDispose]())

const list = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Client ${index + 1}`,
    title: 'Rancher',
    company: index % 2 ? 'Sample Ranch' : null,
    testimonial: `Words ${index + 1}`,
    rating: (index % 5) + 1,
  }))
const open = (page: Page) => page.getByRole('button', { name: 'Share Your Experience' }).click()
const words = (page: Page) => page.getByRole('textbox', { name: 'Your experience' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit testimonial' })
const letters = (email: string) => office.mailbox.mails.filter(({ text }) => text?.includes(email))
async function fill(page: Page, email: string) {
  await page.getByLabel('Name').fill('Robin Hale')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Title or role').fill('Rancher')
  await words(page).fill('They called back the same day.')
}
const rows = (email: string) =>
  office.server.database.read.selectFrom('testimonials').selectAll().where('email', '=', email).execute()
const look = async (page: Page) => [...(await axe(page, 320)), ...(await axe(page, 1360))]

test('[TES-1] the button shows and hides the form, and Cancel hides it', async () => {
  await using visit = await office.visit('/testimonials')
  const { page } = visit
  const form = page.locator('#share')
  expect(await form.isVisible()).toBe(false)
  await open(page)
  await form.waitFor()
  await open(page)
  await form.waitFor({ state: 'hidden' })
  await open(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await form.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Share Your Experience')
})

test('[TES-1] opened by its address the form is open, and its button says so', async () => {
  await using visit = await office.visit('/testimonials#share')
  const button = visit.page.getByRole('button', { name: 'Share Your Experience' })
  await visit.page.locator('#share').waitFor()
  await visit.page.locator('#share input[name=name]').focus()
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  await button.click()
  await visit.page.locator('#share').waitFor({ state: 'hidden' })
})

test('[TES-2] the rating is one group of five named stars, chosen by arrows, five at first; Enter and hover change nothing (C051)', async () => {
  await using visit = await office.visit('/testimonials')
  const { page } = visit
  await open(page)
  const stars = page.getByRole('radiogroup', { name: 'Your rating' }).getByRole('radio')
  await stars.first().waitFor()
  const names = ['1 Poor', '2 Fair', '3 Good', '4 Very Good', '5 Excellent']
  expect(await stars.evaluateAll((found) => found.map((star) => star.getAttribute('aria-label')))).toEqual(names)
  expect(await page.getByRole('radio', { name: '5 Excellent' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: '5 Excellent' }).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await page.getByRole('radio', { name: '4 Very Good' }).isChecked()).toBe(true)
  expect((await page.locator('.star-pick b').innerText()).trim()).toBe('4 Very Good')
  await page.keyboard.press('Enter')
  await page.locator('.star-pick label').first().hover()
  expect(await page.getByRole('radio', { name: '4 Very Good' }).isChecked()).toBe(true)
  expect(await page.locator('.problems').count()).toBe(0)
  const sizes = await page.locator('.star-pick label').evaluateAll((labels) => labels.map((label) => label.clientWidth))
  expect(sizes).toEqual([48, 48, 48, 48, 48])
})

test('[TES-3] [TES-7] sent by a double click it is stored once and unapproved, told to the office once, and not shown; Back is calm', async () => {
  await using visit = await office.visit('/testimonials', {
    before: (context) =>
      context.route('**/api/testimonials', async (route) => {
        if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 300))
        await route.continue()
      }),
  })
  const { page } = visit
  await open(page)
  await standStill(page)
  await fill(page, 'robin@mail.example')
  await page.getByRole('radio', { name: '3 Good' }).check()
  await submit(page).dblclick()
  expect(await page.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true)
  await page.waitForURL('**/thank-you?type=testimonial')
  expect(await page.locator('h1').textContent()).toBe('Thank you for writing.')
  expect(await rows('robin@mail.example')).toMatchObject([{ rating: 3, approved: false, suspected: false }])
  expect(await (await fetch(`${office.url}/api/testimonials`)).json()).toEqual([])
  await expect.poll(() => letters('robin@mail.example').length).toBe(1)
  expect(letters('robin@mail.example')[0]?.envelope.to).toEqual([agency.email])
  await page.goBack()
  await page.locator('.empty').waitFor()
  expect(await page.locator('.toast').count()).toBe(0)
  if (!(await page.locator('#share').isVisible())) await open(page)
  expect(await submit(page).isEnabled()).toBe(true)
  expect(await words(page).inputValue()).toBe('')
})

test('[TES-3] on a 320 px screen it is written and sent with the keyboard alone, in two tabs at once', async () => {
  await using visit = await office.visit('/testimonials', { width: 320 })
  const other = await visit.context.newPage()
  await other.goto('/testimonials')
  for (const [page, email] of [
    [visit.page, 'keys-one@mail.example'],
    [other, 'keys-two@mail.example'],
  ] as const) {
    await page.bringToFront()
    await page.getByRole('button', { name: 'Share Your Experience' }).focus()
    await page.keyboard.press('Enter')
    await submit(page).waitFor()
    const tab = () => page.keyboard.press('Tab')
    await tab()
    await page.keyboard.press('ArrowLeft')
    for (const text of ['Lee Tanner', email, 'Neighbor', 'Sample Feed', 'Plain answers, twice.']) {
      await tab()
      await page.keyboard.type(text)
    }
    await tab()
    expect(await submit(page).evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await pageWidth(page)).toBe(320)
  }
  for (const page of [other, visit.page]) {
    await page.bringToFront()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/thank-you?type=testimonial')
  }
  for (const email of ['keys-one@mail.example', 'keys-two@mail.example'])
    expect(await rows(email)).toMatchObject([{ name: 'Lee Tanner', company: 'Sample Feed', rating: 4 }])
})

test('[TES-3] without script the form opens by its anchor and is sent by the browser', async () => {
  await using visit = await office.visit('/testimonials', { javaScript: false })
  const { page } = visit
  expect(await page.locator('.skeletons').isVisible()).toBe(false)
  await open(page)
  await fill(page, 'noscript@mail.example')
  await submit(page).click()
  await page.waitForURL('**/thank-you?type=testimonial')
  expect(await rows('noscript@mail.example')).toMatchObject([{ rating: 5, approved: false }])
})

test('[TES-4] a failure keeps the words and says “Error” with the server’s message or the fallback', async () => {
  await using visit = await office.visit('/testimonials', {
    allow: [/status of 50\d/, /ERR_FAILED/],
    before: async (context) => {
      const replies = [
        { status: 500, json: { message: 'Not now.' } },
        { status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' },
        'offline' as const,
      ]
      await context.route('**/api/testimonials', async (route) => {
        const reply = route.request().method() === 'POST' ? replies.shift() : undefined
        if (reply === 'offline') await route.abort()
        else await (reply ? route.fulfill(reply) : route.continue())
      })
    },
  })
  const { page } = visit
  await open(page)
  await fill(page, 'again@mail.example')
  await submit(page).click()
  await page.locator('.send-failure', { hasText: 'Not now.' }).waitFor()
  expect(await page.locator('.toast b').textContent()).toBe('Error')
  expect(await look(page)).toEqual([])
  await submit(page).click()
  await page.locator('.send-failure', { hasText: 'Failed to submit testimonial. Please try again.' }).waitFor()
  await submit(page).click()
  await expect.poll(() => submit(page).isEnabled()).toBe(true)
  await page.locator('.send-failure', { hasText: agency.phone.display }).waitFor()
  expect(await words(page).inputValue()).toBe('They called back the same day.')
  await submit(page).click()
  await page.waitForURL('**/thank-you?type=testimonial')
  expect(await rows('again@mail.example')).toHaveLength(1)
})

test('under a translator, without storage and filled in by a browser that tells nobody, it fails, speaks and sends (C037, C038, C040)', async () => {
  await using visit = await office.visit('/testimonials', {
    // React says that it draws anew what somebody changed before it came.
    allow: [/error #418/],
    before: (context) =>
      context.addInitScript(`Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('denied') } })`),
  })
  const { page } = visit
  const form = page.locator('form[action="/api/testimonials"]')
  await page.locator('.empty').waitFor()
  await translatePage(page)
  // Before the form's code is there: a value that autofill put in, and the press that opens the form.
  await form.locator('[name=company]').evaluate((field) => ((field as HTMLInputElement).value = 'Sample Feed'))
  await page.locator('.share-bar button').click()
  await form.waitFor()
  await form.locator('[type=submit]').click()
  await form.locator('.problems').waitFor()
  await translatePage(page)
  await form.evaluate((element) => {
    const answers = { name: 'Robin', email: 'translated@mail.example', title: 'Rancher', testimonial: 'Good people.' }
    for (const [name, value] of Object.entries(answers)) {
      const field = element.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (field) field.value = value
    }
  })
  await form.locator('[type=submit]').click()
  await page.waitForURL('**/thank-you?type=testimonial')
  expect(await page.locator('h1').textContent()).toBe('Thank you for writing.')
  expect(await rows('translated@mail.example')).toMatchObject([{ rating: 5, company: 'Sample Feed' }])
})

test('[TES-5] first a skeleton of six, then the empty state in its two texts', async () => {
  let release: () => void = () => undefined
  await using visit = await office.visit('/testimonials', {
    before: (context) =>
      context.route('**/api/testimonials', async (route) => {
        await new Promise<void>((resolve) => (release = resolve))
        await route.fulfill({ json: [] })
      }),
  })
  const { page } = visit
  await page.locator('.skeletons').scrollIntoViewIfNeeded()
  expect(await page.locator('.skeletons > li').count()).toBe(6)
  expect(await look(page)).toEqual([])
  await expect.poll(() => page.locator('main [role=status]', { hasText: 'Loading testimonials' }).count()).toBe(1)
  release()
  await page.locator('.empty').waitFor()
  expect(await page.locator('.empty h3').textContent()).toBe('No testimonials yet')
  expect(await page.locator('.empty').textContent()).toContain('Be the first to share your experience...')
  await page.locator('.empty a').click()
  await page.locator('#share').waitFor()
  expect(await look(page)).toEqual([])
})

test('[TES-5] the list waits for the first paint, and takes the place of its skeleton with nothing in between', async () => {
  await using visit = await office.visit('/testimonials', {
    width: 390,
    before: async (context) => {
      await context.route('**/api/testimonials', (route) => route.fulfill({ json: list(60) }))
      await context.addInitScript(() => {
        const seen = new Set<string>()
        new MutationObserver(() => {
          const places = ['.skeletons', '.empty', '.quote-item'].filter((place) => document.querySelector(place))
          if (seen.size > 0 || places.length > 0) seen.add(places.join(' and ') || 'nothing')
        }).observe(document, { childList: true, subtree: true })
        // A browser that is slow to draw.
        class SlowObserver extends PerformanceObserver {
          override observe(options: PerformanceObserverInit) {
            if (options.type === 'paint') Object.assign(window, { paint: () => super.observe(options) })
            else super.observe(options)
          }
        }
        Object.assign(window, { seen, PerformanceObserver: SlowObserver })
      })
    },
  })
  const { page } = visit
  const asked = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('TestimonialList')))
  await page.locator('.share-bar').scrollIntoViewIfNeeded()
  await page.waitForFunction(() => 'paint' in window)
  await page.waitForTimeout(300)
  expect(await asked()).toBe(false)
  await page.evaluate(() => (window as unknown as { paint: () => void }).paint())
  await expect.poll(() => page.locator('.quote-item').count()).toBe(60)
  expect(await asked()).toBe(true)
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
    '.skeletons',
    '.quote-item',
  ])
})

test('[TES-5] a list that does not load says so until it loads when asked again, also without a network', async () => {
  let release: () => void = () => undefined
  const replies = [
    (route: Route) => route.fulfill({ status: 500, body: '' }),
    (route: Route) => route.abort('internetdisconnected'),
    async (route: Route) => {
      await new Promise<void>((resolve) => (release = resolve))
      await route.fulfill({ json: list(3) })
    },
  ]
  await using visit = await office.visit('/testimonials', {
    allow: [/status of 500/, /ERR_INTERNET_DISCONNECTED/],
    before: (context) => context.route('**/api/testimonials', (route) => replies.shift()?.(route)),
  })
  const { page, context } = visit
  const again = page.getByRole('button', { name: 'Try again' })
  const notice = page.getByRole('alert').locator('.notice')
  await page.locator('.share-bar').scrollIntoViewIfNeeded()
  await again.waitFor()
  expect(await notice.innerText()).toContain(agency.phone.display)
  const edges = [
    { width: 390, under: '.icon, p' },
    { width: 1360, under: 'h3, p' },
  ]
  for (const { width, under } of edges) {
    await page.setViewportSize({ width, height: 900 })
    const starts = await notice
      .locator(under)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x))
    expect(new Set(starts).size, `one edge at ${width} px`).toBe(1)
  }
  expect(await look(page)).toEqual([])
  await context.setOffline(true)
  await again.click()
  await expect.poll(() => replies.length).toBe(1)
  await again.waitFor()
  await context.setOffline(false)
  await page.evaluate(() => {
    const seen = new Set<string>()
    new MutationObserver(() => {
      const places = ['.skeletons', '.notice', '.quote-item'].filter((place) => document.querySelector(place))
      seen.add(places.join(' and '))
    }).observe(document, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { seen })
  })
  await again.click()
  await page.getByRole('button', { name: 'Loading…' }).waitFor()
  release()
  await expect.poll(() => page.locator('.quote-item').count()).toBe(3)
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
    '.notice',
    '.quote-item',
  ])
})

test('[TES-6] an item has stars in words, text, name, title and company; more come when asked', async () => {
  const all = list(70)
  await using visit = await office.visit('/testimonials', {
    before: (context) =>
      context.route('**/api/testimonials**', (route) => {
        const second = route.request().url().includes('before=60')
        return second
          ? route.fulfill({ json: all.slice(60) })
          : route.fulfill({
              json: all.slice(0, 60),
              headers: { link: '</api/testimonials?before=60>; rel="next"' },
            })
      }),
  })
  const { page } = visit
  await page.locator('.share-bar').scrollIntoViewIfNeeded()
  const items = page.locator('.quote-item')
  await items.first().waitFor()
  const second = items.nth(1)
  expect(await second.getByRole('img').getAttribute('aria-label')).toBe('2 out of 5 stars')
  expect((await second.innerText()).replace(/\s+/g, ' ')).toBe('“Words 2” Client 2 Rancher, Sample Ranch')
  expect((await items.first().innerText()).replace(/\s+/g, ' ')).toBe('“Words 1” Client 1 Rancher')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => items.count()).toBe(70)
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  expect(await look(page)).toEqual([])
})

test('[TES-6] when the next ones do not load, those that are there stay, and one sentence says so', async () => {
  const all = list(70)
  let fail = true
  await using visit = await office.visit('/testimonials', {
    allow: [/status of 500/],
    before: (context) =>
      context.route('**/api/testimonials**', (route) => {
        if (!route.request().url().includes('before=60')) {
          const headers = { link: '</api/testimonials?before=60>; rel="next"' }
          return route.fulfill({ json: all.slice(0, 60), headers })
        }
        return fail ? route.fulfill({ status: 500, body: '' }) : route.fulfill({ json: all.slice(60) })
      }),
  })
  const { page } = visit
  await page.locator('.share-bar').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Show more' }).click()
  const alerts = page.locator('main [role=alert]:visible:not(:empty)')
  await alerts.waitFor()
  expect(await alerts.allInnerTexts()).toEqual([
    `The next ones did not load. Try again, or call ${agency.phone.display}.`,
  ])
  expect(await page.locator('.quote-item').count()).toBe(60)
  expect(await look(page)).toEqual([])
  fail = false
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => page.locator('.quote-item').count()).toBe(70)
  expect(await alerts.count()).toBe(0)
})

test('hostile and endless text is shown as text inside its box on a 320 px screen (C047, C071)', async () => {
  const hostile = {
    id: 1,
    name: '<img src=x onerror=alert(1)> ' + 'N'.repeat(80),
    title: '<b>Boss</b>',
    company: 'شركة التأمين',
    testimonial: `<script>alert(1)</script> ${'w'.repeat(200)} https://a.example/${'x'.repeat(150)}`,
    rating: 5,
  }
  await using visit = await office.visit('/testimonials', {
    width: 320,
    before: (context) => context.route('**/api/testimonials', (route) => route.fulfill({ json: [hostile] })),
  })
  const { page } = visit
  await page.locator('.share-bar').scrollIntoViewIfNeeded()
  await page.locator('.quote-item').waitFor()
  expect(await page.locator('.quote-item').textContent()).toContain('<script>alert(1)</script>')
  expect(await page.locator('.quote-item').textContent()).toContain('<img src=x onerror=alert(1)>')
  expect(await pageWidth(page)).toBe(320)
})

test('[TES-8] the reviews widget loads only when pressed, with its configuration and key, and its provider named', async () => {
  await using visit = await office.visit('/testimonials')
  const { page } = visit
  const { script, config, key, provider } = agency.embeds.reviews
  expect(visit.elsewhere).toEqual([])
  expect(await page.locator('main').textContent()).toContain(provider)
  await page.getByRole('button', { name: 'Show the reviews' }).click()
  await expect.poll(() => visit.elsewhere).toEqual([script])
  const tag = page.locator(`script[src="${script}"]`)
  expect(await tag.getAttribute('data-config')).toBe(config)
  expect(await tag.getAttribute('data-key')).toBe(key)
})

test('axe finds nothing on the open form and its errors; in forced colours chosen stars can be told apart (C055)', async () => {
  await using visit = await office.visit('/testimonials')
  const { page } = visit
  await open(page)
  await page.locator('#share').waitFor()
  expect(await look(page)).toEqual([])
  await submit(page).click()
  await page.locator('.problems').waitFor()
  expect(await look(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  const fills = await page
    .locator('.star-pick .icon')
    .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).fill))
  await page.getByRole('radio', { name: '2 Fair' }).check()
  const after = await page
    .locator('.star-pick .icon')
    .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).fill))
  expect(new Set(fills).size).toBe(1)
  expect(new Set(after).size).toBe(2)
})
