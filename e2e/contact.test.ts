import { type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { axe } from './support/axe.ts'
import { codeHasCome } from './support/code-has-come.ts'
import { openOffice } from './support/open-office.ts'
import { type Site } from './support/open-site.ts'
import { pageWidth } from './support/page-width.ts'
import { standStill } from './support/stand-still.ts'
import { translatePage } from './support/translate-page.ts'
import { refuse } from './support/refuse.ts'
import { postsOf } from './support/posts-of.ts'

let office: Site
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office[Symbol.asyncDispose]())

let count = 0
/** A message that no other test sends. */
function newMessage() {
  count += 1
  return {
    name: 'Maren O’Dell',
    email: `maren${count}@mail.example`,
    phone: '307 555 0148',
    subject: 'Claims Support',
    message: `Message ${count}: hail on the barn roof.\nWhom do I call?`,
  }
}
type NewMessage = ReturnType<typeof newMessage>

async function fill(page: Page, message: NewMessage) {
  await page.getByLabel('Name').fill(message.name)
  await page.getByLabel('Email').fill(message.email)
  await page.getByLabel('Phone (Optional)').fill(message.phone)
  await page.getByLabel('Subject').selectOption(message.subject)
  await page.getByLabel('Message', { exact: true }).fill(message.message)
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
const rows = ({ email }: NewMessage) =>
  office.server.database.read.selectFrom('contactMessages').selectAll().where('email', '=', email).execute()
const typed = (page: Page) =>
  page
    .locator('form.panel :is(input:not([type=hidden], [hidden], [tabindex="-1"]), select, textarea)')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
const values = ({ name, email, phone, subject, message }: NewMessage) => [name, email, phone, subject, message]

test('[CON-6] [CON-8] [TY-1] home → Contact → message → thank-you; the row is stored and the office has one mail', async () => {
  await using visit = await office.visit('/?utm_source=mail&utm_campaign=hail')
  const { page } = visit
  const message = newMessage()
  await page.locator('nav[aria-label="Main"]').getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL('**/contact')
  await standStill(page)
  await fill(page, message)
  await send(page)
  await page.waitForURL('**/thank-you?type=contact')
  expect(await page.locator('h1').textContent()).toBe('Thank you. Your message is with us.')
  expect(await page.locator('[data-thanks]:visible').textContent()).toContain('24 hours')
  const [row, ...others] = await rows(message)
  expect(others).toEqual([])
  expect(row).toMatchObject({ ...message, status: 'pending', suspected: false })
  expect(row?.source).toMatchObject({ page: '/contact', campaign: 'utm_source=mail&utm_campaign=hail' })
  await expect.poll(() => office.mailbox.mails.filter(({ text }) => text?.includes(message.email)).length).toBe(1)
  const letter = office.mailbox.mails.find(({ text }) => text?.includes(message.email))
  expect(letter?.subject).toContain(String(row?.reference))
})

test('[CON-6] the same journey works without script', async () => {
  await using visit = await office.visit('/contact', { javaScript: false })
  const message = newMessage()
  await fill(visit.page, message)
  await send(visit.page)
  await visit.page.waitForURL('**/thank-you?type=contact')
  expect(await visit.page.locator('h1').textContent()).toBe('Thank you. Your message is with us.')
  expect(await rows(message)).toMatchObject([{ name: message.name, source: { page: '/contact' } }])
})

test('[CON-4] [CON-5] [CON-10] the form has its five fields, six subjects and six rows, all empty, and promises 24 hours', async () => {
  await using visit = await office.visit('/contact')
  const { page } = visit
  expect(await typed(page)).toEqual(['', '', '', '', ''])
  expect(await page.getByLabel('Message', { exact: true }).getAttribute('rows')).toBe('6')
  expect(await page.getByLabel('Subject').locator('option').allTextContents()).toEqual([
    'Choose a subject',
    'General Inquiry',
    'Quote Request',
    'Claims Support',
    'Policy Questions',
    'Billing Inquiry',
    'Other',
  ])
  expect(await page.locator('main').textContent()).toContain('within 24 hours')
  expect(await page.getByLabel('Phone (Optional)').getAttribute('required')).toBeNull()
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    expect(await page.getByLabel(label, { exact: true }).getAttribute('required')).not.toBeNull()
})

test('[CON-1] [CON-2] [CON-3] the page has the office, its hours, the areas and the emergency line', async () => {
  await using visit = await office.visit('/contact', { javaScript: false })
  const text = (await visit.page.locator('main').innerText()).replace(/\s+/g, ' ')
  const { address } = agency
  for (const fact of [
    'Get In Touch',
    `${address.street}, ${address.suite}`,
    address.zip,
    agency.phone.display,
    agency.fax,
    agency.infoEmail,
  ])
    expect(text).toContain(fact)
  for (const hours of ['Mon-Fri 8:00 AM - 6:00 PM', 'Sat 9:00 AM - 2:00 PM', 'Sun Closed'])
    expect(text).toContain(hours)
  expect(await visit.page.locator('.areas li').count()).toBe(8)
  expect(await visit.page.getByRole('link', { name: 'Call Emergency Line' }).getAttribute('href')).toBe(
    agency.phone.href,
  )
})

test('[CON-10] an empty form names every fault, ties each to its field, and lets go when it is fixed (C050)', async () => {
  await using visit = await office.visit('/contact')
  const { page } = visit
  await send(page)
  await page.locator('.problems').waitFor()
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('problems')
  expect(await page.locator('.problems a').allTextContents()).toEqual([
    'Enter your name',
    'Enter your email address',
    'Choose a subject',
    'Write your message',
  ])
  const email = page.getByLabel('Email')
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  const dangling = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-describedby],[aria-labelledby]')].flatMap((element) =>
      ['aria-describedby', 'aria-labelledby'].flatMap((name) => element.getAttribute(name)?.split(' ') ?? []),
    )
    return named.filter((id) => document.querySelectorAll(`#${CSS.escape(id)}`).length !== 1)
  })
  expect(dangling).toEqual([])
  await page.locator('.problems a').nth(1).click()
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
  await email.fill('maren@mail.example')
  await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull()
  expect(await email.getAttribute('aria-describedby')).toBeNull()
})

test('the whole form works by keyboard alone, on a 320 px screen, without sideways scroll', async () => {
  await using visit = await office.visit('/contact', { width: 320, height: 700 })
  const { page } = visit
  const message = newMessage()
  await page.getByLabel('Name').focus()
  await page.keyboard.type(message.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(message.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(message.phone)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Claims')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Typed by hand')
  expect(await pageWidth(page)).toBe(320)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/thank-you?type=contact')
  expect(await rows(message)).toMatchObject([{ subject: 'Claims Support', message: 'Typed by hand' }])
})

test.each([
  [
    '500 in JSON',
    { status: 500, json: { message: 'We could not save this. Please call us.' } },
    'We could not save this. Please call us.',
  ],
  [
    '429',
    { status: 429, json: { message: 'That was a lot at once. Wait a minute.' } },
    'That was a lot at once. Wait a minute.',
  ],
  [
    '502 in HTML',
    { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    'Failed to send message. Please try again.',
  ],
  [
    '413 in HTML',
    { status: 413, contentType: 'text/html', body: '<h1>Too large</h1>' },
    'Failed to send message. Please try again.',
  ],
  ['204 without body', { status: 204 }, 'Failed to send message. Please try again.'],
  ['200 with an empty body', { status: 200, body: '' }, 'Failed to send message. Please try again.'],
  [
    '200 with half a body',
    { status: 200, contentType: 'application/json', body: '{"refer' },
    'Failed to send message. Please try again.',
  ],
  ['200 with another body', { status: 200, json: { ok: true } }, 'Failed to send message. Please try again.'],
])(
  '[CON-9] %s is a failure that keeps the text, says so twice, and can be tried again (C010, C011)',
  async (_name, reply, words) => {
    await using visit = await office.visit('/contact', {
      allow: [/status of (500|429|502|413)/],
      before: (context) => context.route('**/api/contact', (route) => route.fulfill(reply), { times: 1 }),
    })
    const { page } = visit
    const message = newMessage()
    await fill(page, message)
    await send(page)
    const toast = page.locator('.toast')
    await toast.waitFor()
    expect(await toast.locator('b').textContent()).toBe('Error')
    expect(await toast.textContent()).toContain(words)
    const beside = page.locator('.send-failure')
    expect(await beside.textContent()).toContain(words)
    expect(await beside.textContent()).toContain(agency.phone.display)
    expect(await typed(page)).toEqual(values(message))
    expect(await rows(message)).toEqual([])
    expect(await page.getByRole('button', { name: 'Send Message' }).isEnabled()).toBe(true)
    await send(page)
    await page.waitForURL('**/thank-you?type=contact')
    expect(await rows(message)).toHaveLength(1)
  },
)

test('[CON-9] offline is a failure that keeps the text (C010)', async () => {
  await using visit = await office.visit('/contact', { allow: [/ERR_INTERNET_DISCONNECTED/] })
  const { page } = visit
  const message = newMessage()
  await fill(page, message)
  // The form's own code is here: it came with the first touch, while the line still stood.
  await codeHasCome(page)
  await visit.context.setOffline(true)
  await send(page)
  await page.locator('.send-failure').waitFor()
  expect(await page.locator('.toast').textContent()).toContain('Failed to send message. Please try again.')
  expect(await typed(page)).toEqual(values(message))
  await visit.context.setOffline(false)
  await send(page)
  await page.waitForURL('**/thank-you?type=contact')
  expect(await rows(message)).toHaveLength(1)
})

test('[CON-7] while it is sent the button reads “Sending...” and is disabled; silence ends after a while with the text kept (C010)', async () => {
  await using visit = await office.visit('/contact', {
    allow: [/ERR_/],
    before: async (context) => {
      await context.clock.install()
      await context.route('**/api/contact', () => new Promise(() => undefined), { times: 1 })
    },
  })
  const { page } = visit
  const message = newMessage()
  await fill(page, message)
  await send(page)
  const button = page.getByRole('button', { name: 'Sending...' })
  await button.waitFor()
  expect(await button.isDisabled()).toBe(true)
  await page.clock.fastForward(21_000)
  await page.locator('.send-failure').waitFor()
  expect(await typed(page)).toEqual(values(message))
  expect(await page.getByRole('button', { name: 'Send Message' }).isEnabled()).toBe(true)
})

test('two submits in one tick, a double click and a held Enter send one request (C008)', async () => {
  for (const press of [
    (page: Page) =>
      page.locator('form.panel').evaluate((form) => {
        ;(form as HTMLFormElement).requestSubmit()
        ;(form as HTMLFormElement).requestSubmit()
      }),
    (page: Page) => page.getByRole('button', { name: 'Send Message' }).dblclick(),
    async (page: Page) => {
      await page.getByLabel('Name').focus()
      for (let times = 0; times < 6; times++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    },
  ]) {
    await using visit = await office.visit('/contact')
    const posts = postsOf(visit.page)
    const message = newMessage()
    await fill(visit.page, message)
    await press(visit.page)
    await visit.page.waitForURL('**/thank-you?type=contact')
    expect(posts).toHaveLength(1)
    expect(await rows(message)).toHaveLength(1)
  }
})

test('an answer lost after the office had it: trying again is the same message, changed words are another (C009)', async () => {
  await using visit = await office.visit('/contact', {
    allow: [/ERR_/],
    before: async (context) => {
      await context.route(
        '**/api/contact',
        async (route) => {
          await route.fetch()
          await route.abort()
        },
        { times: 2 },
      )
    },
  })
  const { page } = visit
  const message = newMessage()
  await fill(page, message)
  await send(page)
  await page.locator('.send-failure').waitFor()
  await page.getByLabel('Message', { exact: true }).fill('Changed words')
  await send(page)
  await expect.poll(async () => (await rows(message)).length).toBe(2)
  await page.locator('.send-failure').waitFor()
  await send(page)
  await page.waitForURL('**/thank-you?type=contact')
  expect((await rows(message)).map((row) => row.message)).toEqual([message.message, 'Changed words'])
})

test('Back from thank-you finds an empty form, a ready button and no old toast; so does a page thawed while sending (C012)', async () => {
  await using visit = await office.visit('/contact')
  const { page } = visit
  const message = newMessage()
  await fill(page, message)
  await send(page)
  await page.waitForURL('**/thank-you?type=contact')
  await page.goBack()
  const button = page.getByRole('button', { name: 'Send Message' })
  await button.waitFor()
  expect(await button.isEnabled()).toBe(true)
  expect(await typed(page)).toEqual(['', '', '', '', ''])
  expect(await page.locator('.toast').count()).toBe(0)

  await visit.context.route('**/api/contact', () => new Promise(() => undefined), { times: 1 })
  const second = newMessage()
  await fill(page, second)
  await send(page)
  await page.getByRole('button', { name: 'Sending...' }).waitFor()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await button.waitFor()
  expect(await button.isEnabled()).toBe(true)
  expect(await typed(page)).toEqual(values(second))
})

test('two tabs are two messages', async () => {
  await using visit = await office.visit('/contact')
  const second = await visit.context.newPage()
  await second.goto('/contact')
  const message = newMessage()
  for (const page of [visit.page, second]) {
    await fill(page, message)
    await send(page)
    await page.waitForURL('**/thank-you?type=contact')
  }
  expect(await rows(message)).toHaveLength(2)
})

test('on a slow line an early Send is kept, sent once by the script, and nothing personal gets into the address (C013)', async () => {
  await using visit = await office.visit('/contact', {
    before: (context) =>
      context.route('**/_astro/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 900))
        await route.continue()
      }),
  })
  const { page } = visit
  const posts: (string | undefined)[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.headers()['content-type']))
  const message = newMessage()
  await fill(page, message)
  await send(page)
  expect(await typed(page)).toEqual(values(message))
  await page.waitForURL('**/thank-you?type=contact')
  expect(posts).toEqual(['application/json'])
  expect(await rows(message)).toHaveLength(1)
})

test('when the script cannot be loaded the browser posts the form itself (C013)', async () => {
  await using visit = await office.visit('/contact', {
    allow: [/ERR_FAILED/, /Failed to fetch dynamically imported module/],
    before: async (context) => {
      await context.route(/_astro\/(?!client|Page).*\.js$/, (route) => route.abort())
    },
  })
  const { page } = visit
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''))
  const message = newMessage()
  await fill(page, message)
  await send(page)
  await page.waitForURL('**/thank-you?type=contact')
  expect(posts).toHaveLength(1)
  expect(new URLSearchParams(posts[0]).get('_key')).toMatch(/^[\d-]{8,}$/)
  expect(await rows(message)).toHaveLength(1)
})

test('what a browser filled in without telling anybody is what is checked and sent (C038, C001)', async () => {
  await using visit = await office.visit('/contact')
  const { page } = visit
  const message = newMessage()
  await page.getByLabel('Name').focus()
  await page.evaluate((answers) => {
    for (const [name, value] of Object.entries(answers)) {
      const field = document.querySelector<HTMLInputElement>(`form.panel [name="${name}"]`)
      if (field) field.value = value
    }
  }, message)
  await send(page)
  await page.waitForURL('**/thank-you?type=contact')
  expect(await rows(message)).toMatchObject([{ name: message.name, subject: message.subject }])
})

test('fields carry the tokens that autofill knows; the trap carries none, is out of the way and out of the tree (C001, C038)', async () => {
  await using visit = await office.visit('/contact')
  const tokens = await visit.page
    .locator('form.panel input:not([type=hidden], [hidden])')
    .evaluateAll((fields) => fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]))
  expect(Object.fromEntries(tokens)).toEqual({ name: 'name', email: 'email', phone: 'tel', _leave_empty: 'off' })
  const trap = visit.page.locator('[name=_leave_empty]')
  expect(await trap.getAttribute('tabindex')).toBe('-1')
  expect(await trap.evaluate((field) => field.closest('[aria-hidden=true]') !== null)).toBe(true)
})

test('under a page translator the form checks, fails, speaks and sends (C037)', async () => {
  await using visit = await office.visit('/contact', {
    allow: [/status of 500/],
    before: refuse('/api/contact', 1),
  })
  const { page } = visit
  await page.getByLabel('Name').focus()
  await codeHasCome(page)
  await translatePage(page)
  await page.locator('form.panel [type=submit]').click()
  await page.locator('.problems').waitFor()
  await translatePage(page)
  const message = newMessage()
  for (const [name, value] of Object.entries(message)) {
    const field = page.locator(`form.panel [name="${name}"]`)
    if (name === 'subject') await field.selectOption(value)
    else await field.fill(value)
  }
  await page.locator('form.panel [type=submit]').click()
  await page.locator('.send-failure').waitFor()
  await translatePage(page)
  await page.locator('form.panel [type=submit]').click()
  await page.waitForURL('**/thank-you?type=contact')
  expect(await rows(message)).toHaveLength(1)
})

test.each([
  ['every access throws', `Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('denied') } })`],
  ['writing throws', `Storage.prototype.setItem = () => { throw new Error('quota') }`],
  [
    'it holds nonsense',
    `try { sessionStorage.setItem('visit', '{"half'); sessionStorage.setItem('lastRequestType', '[object') } catch {}`,
  ],
])('[TY-2] storage that fails stops nobody: %s (C040)', async (_name, script) => {
  await using visit = await office.visit('/contact', { before: (context) => context.addInitScript(script) })
  const message = newMessage()
  await fill(visit.page, message)
  await send(visit.page)
  await visit.page.waitForURL('**/thank-you?type=contact')
  expect(await visit.page.locator('h1').textContent()).toBe('Thank you. Your message is with us.')
  expect(await rows(message)).toHaveLength(1)
})

test('[CON-8] [TY-2] the marker is remembered, decides where the address says nothing, and is then forgotten', async () => {
  await using visit = await office.visit('/contact')
  const { page } = visit
  await page.evaluate(() => sessionStorage.setItem('lastRequestType', 'testimonial'))
  await page.goto('/thank-you?type=%3Cscript%3E')
  expect(await page.locator('h1').textContent()).toBe('Thank you for writing.')
  expect(await page.evaluate(() => sessionStorage.getItem('lastRequestType'))).toBeNull()
  await page.reload()
  expect(await page.locator('h1').textContent()).toBe('Thank you. Your message is with us.')
})

test('[TY-1] [TY-3] [SITE-6] each kind of thanks has its texts and time frame; the page leads on and is not indexed (C083)', async () => {
  for (const [type, timeframe] of [
    ['quote', '2 business hours'],
    ['contact', '24 hours'],
    ['testimonial', '3-5 business days'],
  ]) {
    await using visit = await office.visit(`/thank-you?type=${type}`)
    const shown = visit.page.locator('[data-thanks]:visible')
    expect(await shown.count()).toBe(1)
    expect(await shown.locator('.when b').textContent()).toBe(timeframe)
    expect(await shown.locator('.steps-next li').count()).toBeGreaterThanOrEqual(3)
    expect(await visit.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    const links = await visit.page
      .locator('main .closing a')
      .evaluateAll((found) => found.map((a) => a.getAttribute('href')))
    expect(links).toEqual(['/', '/about', '/services/personal', '/testimonials'])
  }
})

test('[TOAST-1] one message at a time, heard from regions that were there before, again when repeated; F8 focuses, 5 s close it (C049)', async () => {
  await using visit = await office.visit('/contact', {
    allow: [/status of 500/],
    before: async (context) => {
      await context.clock.install()
      await refuse('/api/contact')(context)
    },
  })
  const { page } = visit
  const alert = page.locator('main [role=alert]:not(.unloaded)')
  expect(await alert.textContent()).toBe('')
  await fill(page, newMessage())
  const said: string[] = []
  await page.exposeFunction('hear', (text: string) => said.push(text))
  await alert.evaluate((region) => {
    const { hear } = window as unknown as { hear: (text: string) => Promise<void> }
    new MutationObserver(() => void hear(region.textContent)).observe(region, { childList: true })
  })
  for (let time = 1; time <= 2; time++) {
    await send(page)
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return said.filter((text) => text === 'Error: Not now.').length
      })
      .toBe(time)
  }
  expect(await alert.textContent()).toBe('Error: Not now.')
  expect(await page.locator('.toast').count()).toBe(1)
  const box = await page.locator('.toast').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(420)
  await page.keyboard.press('F8')
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('toasts')
  await page.getByLabel('Name').focus()
  await page.clock.runFor(5_100)
  await expect.poll(() => page.locator('.toast').count()).toBe(0)
})

test('[TOAST-1] a swipe of 50 px to the right closes the toast, a shorter one does not', async () => {
  await using visit = await office.visit('/contact', {
    allow: [/status of 500/],
    before: refuse('/api/contact'),
  })
  const { page } = visit
  await fill(page, newMessage())
  await send(page)
  const toast = page.locator('.toast')
  await toast.waitFor()
  const swipe = async (distance: number) => {
    const box = await toast.boundingBox()
    if (!box) throw new Error('no toast')
    await page.mouse.move(box.x + 60, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 60 + distance, box.y + 20, { steps: 6 })
    await page.mouse.up()
  }
  await swipe(40)
  expect(await toast.count()).toBe(1)
  await swipe(70)
  await expect.poll(() => toast.count()).toBe(0)
})

test('the toast of a failure never covers the button to press again, on a phone or a desk', async () => {
  await using visit = await office.visit('/contact', {
    width: 390,
    allow: [/status of 500/],
    before: refuse('/api/contact'),
  })
  const { page } = visit
  await fill(page, newMessage())
  await send(page)
  await page.locator('.toast').waitFor()
  for (const width of [320, 390, 768, 1360]) {
    await page.setViewportSize({ width, height: 700 })
    const covered = await page.getByRole('button', { name: 'Send Message' }).evaluate((button) => {
      button.scrollIntoView({ block: 'end' })
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const shown = document.querySelector('.toast')?.getBoundingClientRect()
      if (!shown) throw new Error('no toast')
      return shown.left < right && shown.right > left && shown.top < bottom && shown.bottom > top
    })
    expect(covered, `at ${width} px`).toBe(false)
  }
})

test('every field is 16 px or more, and pinch zoom is allowed (C054)', async () => {
  await using visit = await office.visit('/contact', { width: 375 })
  const sizes = await visit.page
    .locator('form.panel :is(input, select, textarea)')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  expect(await visit.page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(
    /maximum-scale|user-scalable/,
  )
})

test('axe finds nothing on the page empty, with errors, failed and sent, at 320 and 1360 px', async () => {
  await using visit = await office.visit('/contact', {
    allow: [/status of 500/],
    before: refuse('/api/contact', 1),
  })
  const { page } = visit
  const look = async () => [...(await axe(page, 320)), ...(await axe(page, 1360))]
  expect(await look()).toEqual([])
  await send(page)
  await page.locator('.problems').waitFor()
  expect(await look()).toEqual([])
  await fill(page, newMessage())
  await send(page)
  await page.locator('.toast').waitFor()
  expect(await look()).toEqual([])
  await send(page)
  await page.waitForURL('**/thank-you?type=contact')
  expect(await look()).toEqual([])
}, 180_000)

test('on paper the form shows what was typed, and no toast', async () => {
  await using visit = await office.visit('/contact')
  const { page } = visit
  await fill(page, newMessage())
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByLabel('Name').isVisible()).toBe(true)
  expect(await page.locator('.toasts').isVisible()).toBe(false)
  expect(await pageWidth(page)).toBe(page.viewportSize()?.width)
})
