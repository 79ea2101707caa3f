import { type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { catalog } from '#content/catalog.ts'
import { bondTypes } from '#contracts/quote-request.ts'
import { axe } from './support/axe.ts'
import { readBuiltDocuments } from './support/built-document.ts'
import { openOffice } from './support/open-office.ts'
import { type Site } from './support/open-site.ts'
import { pageWidth } from './support/page-width.ts'
import { standStill } from './support/stand-still.ts'

let office: Site

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office[Symbol.asyncDispose]())

const failure = 'Failed to send your request. Please try again.'
const form = (page: Page) => page.locator('form.quote-request')
const send = (page: Page) => page.getByRole('button', { name: 'Send my request' }).click()
const rows = (email: string) =>
  office.server.database.read.selectFrom('quoteRequests').selectAll().where('email', '=', email).execute()
const mailsTo = (address: string, words: string) =>
  office.mailbox.mails.filter(({ envelope, text }) => envelope.to.includes(address) && text?.includes(words))
const look = async (page: Page) => [...(await axe(page, 320)), ...(await axe(page, 1360))]
const typed = (page: Page) =>
  form(page)
    .locator(':is(input:not([type=hidden], [hidden], [tabindex="-1"]), select, textarea)')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

async function fill(page: Page, email: string, line?: string) {
  await page.getByLabel('First name').fill('Jo')
  await page.getByLabel('Last name').fill('O’Brien')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('307.555.0162 x4')
  if (line) await page.getByLabel('Type of insurance').selectOption(line)
  await page.getByLabel('What should we know?').fill(`A word from ${email}\nTwo lines.`)
}

test('[GQ-1] the request asks for six things, the type being one of the fourteen services, and only the message is optional', async () => {
  await using visit = await office.visit('/get-quote')
  const { page } = visit
  const fields = await form(page)
    .locator(':is(input:not([type=hidden], [hidden], [tabindex="-1"]), select, textarea)')
    .evaluateAll((found) =>
      found.map((field) => [
        field.getAttribute('name'),
        field.hasAttribute('required'),
        field.getAttribute('autocomplete'),
        (field as HTMLInputElement).value,
      ]),
    )
  expect(fields).toEqual([
    ['firstName', true, 'given-name', ''],
    ['lastName', true, 'family-name', ''],
    ['email', true, 'email', ''],
    ['phone', true, 'tel', ''],
    ['insuranceType', true, null, ''],
    ['message', false, null, ''],
  ])
  const options = await page
    .getByLabel('Type of insurance')
    .locator('option')
    .evaluateAll((found) => found.map((option) => [(option as HTMLOptionElement).value, option.textContent]))
  expect(options).toEqual([['', 'Choose one'], ...catalog.map(({ slug, name }) => [slug, name])])
  expect(options).toHaveLength(15)
})

test('[SVC-10] the bonds page asks for a bond: eight types, amount, obligee and date, all optional, the line being fixed', async () => {
  await using visit = await office.visit('/services/bonds')
  const { page } = visit
  expect(await page.getByLabel('Type of insurance').count()).toBe(0)
  expect(await form(page).locator('[name=insuranceType]').inputValue()).toBe('bonds')
  expect(await page.getByLabel('Type of bond').locator('option').allTextContents()).toEqual([
    'Not sure yet',
    ...bondTypes.map(({ label }) => label),
  ])
  expect(bondTypes).toHaveLength(8)
  for (const label of ['Type of bond', 'Bond amount', 'Who requires it', 'Date needed'])
    expect(await page.getByLabel(label).getAttribute('required')).toBeNull()
})

test.each([
  ['pet', agency.email],
  ['flood', agency.staff.flood.email],
  ['medicare', agency.staff.medicare.email],
])(
  '[DB-2] a %s request is stored as pending, one person of the office has it, and the visitor an acknowledgement',
  async (line, person) => {
    await using visit = await office.visit('/get-quote?utm_source=card&utm_campaign=fall')
    const { page } = visit
    const email = `${line}@mail.example`
    await standStill(page)
    await fill(page, email, line)
    await send(page)
    await page.waitForURL('**/quote-success')
    const [row, ...others] = await rows(email)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      status: 'pending',
      suspected: false,
      firstName: 'Jo',
      lastName: 'O’Brien',
      phone: '307.555.0162 x4',
      insuranceType: line,
      message: `A word from ${email}\nTwo lines.`,
      details: null,
      source: { page: '/get-quote', campaign: 'utm_source=card&utm_campaign=fall' },
    })
    await expect.poll(() => mailsTo(person, String(row?.reference)).length).toBe(1)
    const [notice] = mailsTo(person, String(row?.reference))
    expect(notice?.subject).toBe(`Quote request: Jo O’Brien [${row?.reference}]`)
    expect(notice?.replyTo?.value[0]?.address).toBe(email)
    // Health may be behind the words of a Medicare request: they stay on the desk.
    expect(notice?.text?.includes('Two lines.')).toBe(line !== 'medicare')
    await expect.poll(() => mailsTo(email, String(row?.reference)).length).toBe(1)
    const [thanks] = mailsTo(email, String(row?.reference))
    expect(thanks?.text).toContain('within 2 business hours')
    expect(thanks?.text).toContain(agency.phone.display)
    expect(thanks?.text).not.toContain('Two lines.')
    expect(office.mailbox.mails.filter(({ text }) => text?.includes(String(row?.reference)))).toHaveLength(2)
  },
)

test('[SVC-10] [DB-2] by keyboard alone at 320 px a bond is asked for: details kept, the owner told, no sideways scroll', async () => {
  await using visit = await office.visit('/services/bonds', { width: 320, height: 640 })
  const { page } = visit
  const email = 'keys@mail.example'
  await standStill(page)
  await page.getByLabel('First name').focus()
  for (const text of ['Kay', 'Builder', email, '(307) 555-0163']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  for (const text of ['Perf', '$250,000', 'Sheridan County']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('12242026')
  expect(await page.getByLabel('Date needed').inputValue()).toBe('2026-12-24')
  expect(await pageWidth(page)).toBe(320)
  await page.getByLabel('What should we know?').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/quote-success')
  const [row] = await rows(email)
  expect(row).toMatchObject({
    insuranceType: 'bonds',
    message: null,
    details: {
      bondType: 'performance',
      bondAmount: '$250,000',
      obligee: 'Sheridan County',
      dateNeeded: '2026-12-24',
    },
    source: { page: '/services/bonds' },
  })
  const owner = agency.staff.owner.email
  await expect.poll(() => mailsTo(owner, String(row?.reference)).length).toBe(1)
  const [notice] = mailsTo(owner, String(row?.reference))
  expect(notice?.subject).toContain('Bond request')
  for (const words of ['Performance bond', '$250,000', 'Sheridan County']) expect(notice?.text).toContain(words)
})

test('[GQ-1] [SVC-10] without script both forms are sent by the browser; bond answers of another line are not kept (C017)', async () => {
  for (const [path, email, details] of [
    ['/get-quote', 'plain@mail.example', null],
    ['/services/bonds', 'plain-bond@mail.example', { bondType: 'bid', obligee: 'The town' }],
  ] as const) {
    await using visit = await office.visit(path, { javaScript: false })
    const { page } = visit
    await fill(page, email, details ? undefined : 'travel')
    if (details) {
      await page.getByLabel('Type of bond').selectOption('bid')
      await page.getByLabel('Who requires it').fill('The town')
    }
    await send(page)
    await page.waitForURL('**/quote-success')
    expect(await page.locator('main').textContent()).toContain('within 2 business hours')
    expect(await rows(email)).toMatchObject([
      { insuranceType: details ? 'bonds' : 'travel', details, source: { page: path } },
    ])
  }
  const answers = { firstName: 'A', lastName: 'B', email: 'other@mail.example', phone: '307 555 0164' }
  const body = new URLSearchParams({ ...answers, insuranceType: 'pet', bondType: 'bid', bondAmount: '5' })
  await fetch(`${office.url}/api/quote-requests`, { method: 'POST', body, redirect: 'manual' })
  expect(await rows(answers.email)).toMatchObject([{ insuranceType: 'pet', details: null }])
})

test('faults are named and tied to their fields, a failed send keeps every word and offers the phone, then one record is kept; axe is silent in each state', async () => {
  let answer: (words: string | undefined) => void = () => undefined
  await using visit = await office.visit('/services/bonds', {
    allow: [/status of 503/, /ERR_FAILED/],
    before: (context) =>
      context.route('**/api/quote-requests', async (route) => {
        const words = await new Promise<string | undefined>((resolve) => (answer = resolve))
        if (words === 'go') await route.continue()
        else if (words === undefined) await route.abort()
        else await route.fulfill({ status: 503, json: { message: words } })
      }),
  })
  const { page } = visit
  const email = 'states@mail.example'
  expect(await look(page), 'empty').toEqual([])
  await page.getByLabel('Date needed').fill('0026-05-01')
  await send(page)
  const summary = page.locator('.problems')
  await summary.waitFor()
  expect(await summary.locator('a').allTextContents()).toEqual([
    'Enter your first name',
    'Enter your last name',
    'Enter your email address',
    'Enter your phone number',
    expect.stringContaining('year'),
  ])
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('problems')
  expect(await look(page), 'with faults').toEqual([])
  await summary.locator('a').nth(3).click()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')

  await fill(page, email)
  await page.getByLabel('Date needed').fill('2026-12-24')
  const before = await typed(page)
  const button = form(page).locator('[type=submit]')
  await button.dblclick()
  await expect.poll(() => button.textContent()).toBe('Sending...')
  expect(await button.isDisabled()).toBe(true)
  expect(await look(page), 'pending').toEqual([])
  answer(undefined)
  await page.locator('.send-failure').waitFor()
  expect(await page.locator('.send-failure').textContent()).toContain(failure)
  expect(await page.locator('.send-failure').textContent()).toContain(agency.phone.display)
  expect(await page.locator('.toast').textContent()).toContain(failure)
  expect(await typed(page)).toEqual(before)
  expect(await look(page), 'failed').toEqual([])
  await send(page)
  await expect.poll(() => button.isDisabled()).toBe(true)
  answer('We could not save this. Please call us.')
  await page.locator('.send-failure', { hasText: 'We could not save this.' }).waitFor()
  expect(await typed(page)).toEqual(before)
  expect(await rows(email)).toEqual([])
  await button.dblclick()
  await expect.poll(() => button.isDisabled()).toBe(true)
  answer('go')
  await page.waitForURL('**/quote-success')
  expect(await look(page), 'sent').toEqual([])
  expect(await rows(email)).toHaveLength(1)

  await page.goBack()
  await button.waitFor()
  expect(await button.textContent()).toBe('Send my request')
  expect(await button.isEnabled()).toBe(true)
  expect(await page.locator('.toast, .send-failure').count()).toBe(0)
  expect(await typed(page)).toEqual(['', '', '', '', '', '', '', '', ''])
})

test('two tabs are two requests', async () => {
  await using visit = await office.visit('/get-quote')
  const second = await visit.context.newPage()
  await second.goto('/get-quote')
  const email = 'tabs@mail.example'
  for (const page of [visit.page, second]) {
    await fill(page, email, 'pet')
    await send(page)
    await page.waitForURL('**/quote-success')
  }
  expect(await rows(email)).toHaveLength(2)
})

test('[QT-5] [GQ-1] with script off every quote button of every page leads to the request form, which can then be sent', async () => {
  const places = new Map<string, string>()
  for (const { path, document } of readBuiltDocuments()) {
    for (const button of document.querySelectorAll('button.quote, button[commandfor^=quote-]')) {
      const dialog = button.getAttribute('commandfor') ?? ''
      // Inside a form, or a submit button, it would not open the dialog where the commands are polyfilled.
      expect([path, button.getAttribute('type'), button.closest('form')]).toEqual([path, 'button', null])
      const links = [...document.querySelectorAll(`dialog[id="${dialog}"] a`)].map((link) => link.getAttribute('href'))
      expect(links, `${path} ${dialog}`).toEqual([agency.links.quotePortal, agency.phone.href, '/get-quote#request'])
      places.set(dialog, path)
    }
  }
  expect([...places.keys()].sort()).toEqual(['quote-header', 'quote-hero', 'quote-inline'])
  for (const [dialog, path] of places) {
    await using visit = await office.visit(path, { javaScript: false })
    const { page } = visit
    await page.locator(`button.quote[commandfor=${dialog}]:visible`).first().click()
    await page.locator(`#${dialog}`).getByRole('link', { name: 'send us the request here' }).click()
    await page.waitForURL('**/get-quote#request')
    expect(await form(page).isVisible()).toBe(true)
  }
})
