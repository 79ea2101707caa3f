import { type Locator, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { floodIntake } from '#contracts/flood-intake.ts'
import { axe } from './support/axe.ts'
import { brokenWords } from './support/broken-words.ts'
import { codeHasCome } from './support/code-has-come.ts'
import { openOffice } from './support/open-office.ts'
import { type Site } from './support/open-site.ts'
import { translatePage } from './support/translate-page.ts'
import { postsOf } from './support/posts-of.ts'
import { tabTo } from './support/tab-to.ts'

let office: Site

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office[Symbol.asyncDispose]())

const title = 'Professional Quote Request Submitted!'
const dialog = (page: Page) => page.locator('#flood-intake')
const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Start a professional request' }).click()
  await dialog(page).waitFor()
  await codeHasCome(page)
}
const next = (page: Page) => page.getByRole('button', { name: 'Next Step' }).click()
const step = (page: Page) => dialog(page).locator('.step-of').textContent()
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Professional Request' }).click()
const rows = (company: string) =>
  office.server.database.read.selectFrom('floodIntakeRequests').selectAll().where('company', '=', company).execute()

const complete = {
  professionalName: 'Robin Hale',
  phone: '307 555 0181',
  email: 'robin@mail.example',
  clientName: 'Jordan Whitfield',
  lenderName: 'Sample Bank',
  propertyAddress: '12 River Road',
  propertyCity: 'Dayton',
  propertyZip: '82836',
}
async function fill(page: Page, company: string, root = '#flood-intake') {
  for (const [name, value] of Object.entries({ ...complete, company }))
    await page.locator(`${root} [name="${name}"]`).evaluate((field, text) => {
      ;(field as HTMLInputElement).value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }, value)
  await page.locator(`${root} [name="professionalTitle"]`).evaluate((field) => {
    ;(field as HTMLSelectElement).value = 'realtor'
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test('[FP-2] [FP-4] five steps, forward without validation, back to the first, Submit only on the last', async () => {
  await using visit = await office.visit('/flood-professionals')
  const { page } = visit
  await open(page)
  expect(await step(page)).toBe('Step 1 of 5')
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
  const titles = [
    'Professional information',
    'Client and transaction details',
    'Property information',
    'Flood zone and risk assessment',
    'Coverage requirements and notes',
  ]
  for (const [index, name] of titles.entries()) {
    await expect.poll(() => dialog(page).locator('h2').textContent()).toBe(name)
    expect(await page.getByRole('button', { name: 'Submit Professional Request' }).count()).toBe(index === 4 ? 1 : 0)
    for (const width of [320, 1360]) expect(await axe(page, width)).toEqual([])
    for (const width of [320, 390, 1360]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await brokenWords(page), `${name} at ${width} px`).toEqual([])
    }
    if (index < 4) await next(page)
    if (index < 4) await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  }
  const height = await dialog(page).evaluate((element) => element.getBoundingClientRect().height / innerHeight)
  expect(height).toBeLessThanOrEqual(0.9)
  for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'Previous' }).click()
  expect(await step(page)).toBe('Step 1 of 5')
})

test('[FP-3] every field of the contract is there with its default, and WY cannot be changed', async () => {
  await using visit = await office.visit('/flood-professionals/request', { javaScript: false })
  const { page } = visit
  for (const [name, unset] of Object.entries(floodIntake.defaults)) {
    const controls = page.locator(`.flood-page [name="${name}"]`)
    const radio = (await controls.first().getAttribute('type')) === 'radio'
    const value = radio
      ? await page.locator(`.flood-page [name="${name}"]:checked`).inputValue()
      : await controls.inputValue()
    expect([name, value]).toEqual([name, unset])
  }
  expect(await page.locator('[name=propertyState]').getAttribute('readonly')).not.toBeNull()
  const text = await page.locator('.flood-page').innerHTML()
  for (const amount of ['$250,000', '$10,000', '$100,000']) expect(text).toContain(amount)
})

test('[FP-5] [FP-6] all fields are sent and stored pending; the dialog closes, starts afresh and names the agent', async () => {
  await using visit = await office.visit('/flood-professionals', {
    before: (context) =>
      context.route('**/api/flood-intake', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400))
        await route.continue()
      }),
  })
  const { page } = visit
  await open(page)
  await next(page)
  await fill(page, 'Whole Realty')
  await page.getByRole('radio', { name: /^Urgent/ }).check()
  await next(page)
  await next(page)
  await next(page)
  await page.waitForTimeout(600)
  const [request] = await Promise.all([page.waitForRequest('**/api/flood-intake'), submit(page)])
  expect(Object.keys(request.postDataJSON() as object)).toEqual(Object.keys(floodIntake.defaults))
  expect(await page.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
  await dialog(page).waitFor({ state: 'hidden' })
  await page.locator('.toast', { hasText: title }).waitFor()
  const words = `${agency.staff.flood.firstName} will make contact within 2 hours during business hours`
  expect(await page.locator('.toast').textContent()).toContain(words)
  expect(await page.locator('.notice.good').textContent()).toContain(words)
  expect(await rows('Whole Realty')).toMatchObject([{ status: 'pending', propertyState: 'WY', urgencyLevel: 'urgent' }])
  expect(await page.evaluate(() => sessionStorage.getItem('draft-flood'))).toBeNull()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Start a professional request')
  await open(page)
  expect(await step(page)).toBe('Step 1 of 5')
  expect(await dialog(page).locator('[name=company]').inputValue()).toBe('')
})

test('[FP-7] an error or a dead network stays open with the data; sent again by a double click there is one row', async () => {
  await using visit = await office.visit('/flood-professionals', {
    allow: [/status of 500/, /ERR_FAILED/],
    before: (context) => {
      let tries = 0
      return context.route('**/api/flood-intake', async (route) => {
        tries += 1
        if (tries === 1) await route.abort()
        else if (tries === 2) await route.fulfill({ status: 500, body: '' })
        else await route.continue()
      })
    },
  })
  const { page } = visit
  await open(page)
  await next(page)
  await fill(page, 'Error Realty')
  await next(page)
  await next(page)
  await next(page)
  const toast = dialog(page).locator('.toast')
  for (let tries = 1; tries <= 2; tries++) {
    await page.waitForTimeout(600)
    await submit(page)
    await toast.waitFor()
    expect(await toast.textContent()).toContain('Submission Error')
    expect(await toast.textContent()).toContain('Please check your information and try again.')
    expect(await dialog(page).locator('.send-failure').textContent()).toContain(agency.phone.display)
    expect(await step(page)).toBe('Step 5 of 5')
    expect(await dialog(page).locator('[name=company]').inputValue()).toBe('Error Realty')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Submit Professional')
    await toast.waitFor({ state: 'hidden' })
  }
  for (const width of [320, 1360]) expect(await axe(page, width)).toEqual([])
  await page.getByRole('button', { name: 'Submit Professional Request' }).dblclick()
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await rows('Error Realty')).toHaveLength(1)
  for (const width of [320, 1360]) expect(await axe(page, width)).toEqual([])
})

test('[FP-4] [FP-5] with the keyboard alone, on a 320 px screen: an emergency is stored, its mails go out, and another tab keeps its own', async () => {
  await using visit = await office.visit('/flood-professionals', { width: 320, height: 640 })
  const { page } = visit
  const other = await visit.context.newPage()
  await other.goto('/flood-professionals')
  await open(other)
  await other.locator('#flood-intake [name=professionalName]').fill('Somebody Else')
  await page.bringToFront()
  const write = async (answers: Record<string, string>) => {
    for (const [name, text] of Object.entries(answers)) {
      await tabTo(page, name)
      await page.keyboard.type(text)
    }
  }
  await page.getByRole('button', { name: 'Start a professional request' }).focus()
  await page.keyboard.press('Enter')
  const { clientName, lenderName, propertyAddress, propertyCity, propertyZip, professionalName, phone, email } =
    complete
  await write({ professionalName, company: 'Keys Realty', professionalTitle: 'Title', phone, email })
  await tabTo(page, 'Next Step')
  await page.keyboard.press('Enter')
  await expect.poll(() => step(page)).toBe('Step 2 of 5')
  await write({ clientName })
  await tabTo(page, 'urgencyLevel')
  await page.keyboard.press('ArrowDown')
  await write({ lenderName })
  await page.keyboard.press('Enter')
  await expect.poll(() => step(page)).toBe('Step 3 of 5')
  await write({ propertyAddress, propertyCity, propertyZip })
  for (const from of [3, 4]) {
    await expect.poll(() => step(page)).toBe(`Step ${from} of 5`)
    await tabTo(page, 'Next Step')
    await page.keyboard.press('Space')
  }
  await expect.poll(() => step(page)).toBe('Step 5 of 5')
  await page.waitForTimeout(2600)
  await tabTo(page, 'Submit Professional Request')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor({ state: 'hidden' })
  const [row] = await rows('Keys Realty')
  expect(row).toMatchObject({ urgencyLevel: 'emergency', professionalTitle: 'title-agent', suspected: false })
  const mails = () => office.mailbox.mails.filter(({ subject }) => subject?.includes(String(row?.reference)))
  await expect
    .poll(() =>
      mails()
        .map(({ envelope }) => envelope.to.join())
        .sort(),
    )
    .toEqual([agency.email, agency.staff.flood.email, email].sort())
  const notices = mails().filter(({ envelope }) => !envelope.to.includes(email))
  for (const { subject } of notices) expect(subject).toMatch(/emergency/i)
  await other.bringToFront()
  expect(await other.locator('#flood-intake [name=professionalName]').inputValue()).toBe('Somebody Else')
  await other.reload()
  await open(other)
  await expect.poll(() => other.locator('#flood-intake [name=professionalName]').inputValue()).toBe('Somebody Else')
})

test('from the dialog to the whole page the answers come along; sent, they are gone, also when Back is pressed', async () => {
  await using visit = await office.visit('/flood-professionals', { width: 390, height: 844, touch: true })
  const { page } = visit
  await open(page)
  await dialog(page).locator('[name=professionalName]').fill('Robin Hale')
  await codeHasCome(page)
  await dialog(page).getByRole('link', { name: 'use one page' }).click()
  await page.waitForURL('**/flood-professionals/request')
  const form = page.locator('.flood-page')
  await form.locator('[name=company]').focus()
  await expect.poll(() => form.locator('[name=professionalName]').inputValue()).toBe('Robin Hale')
  for (const width of [320, 1360]) expect(await axe(page, width)).toEqual([])
  await submit(page)
  await page.locator('.problems').waitFor()
  for (const width of [320, 1360]) expect(await axe(page, width)).toEqual([])
  await fill(page, 'Whole Page Realty', '.flood-page')
  await page.reload()
  await form.locator('[name=company]').focus()
  await expect.poll(() => form.locator('[name=propertyZip]').inputValue()).toBe(complete.propertyZip)
  await page.getByRole('button', { name: 'Submit Professional Request' }).dblclick()
  await page.waitForURL('**/flood-professionals/received')
  expect(await rows('Whole Page Realty')).toHaveLength(1)
  await page.goBack()
  await form.locator('[name=company]').focus()
  expect(await form.locator('[name=company]').inputValue()).toBe('')
  expect(await page.getByRole('button', { name: 'Submit Professional Request' }).isEnabled()).toBe(true)
})

test('under a translator, without storage and filled in by a browser that tells nobody, it fails, speaks and sends (C037, C038, C040)', async () => {
  await using visit = await office.visit('/flood-professionals', {
    before: (context) =>
      context.addInitScript(`Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('denied') } })`),
  })
  const { page } = visit
  await open(page)
  await dialog(page).locator('[name=phone]').focus()
  await codeHasCome(page)
  await dialog(page).locator('[name=phone]').fill('3')
  await dialog(page).locator('p.fine', { hasText: 'until you send them or leave this page' }).waitFor()
  await translatePage(page)
  for (let steps = 0; steps < 4; steps++) await dialog(page).locator('.dlg-foot button').last().click()
  await page.waitForTimeout(600)
  await dialog(page).locator('[type=submit]').click()
  await dialog(page).locator('.problems').waitFor()
  await translatePage(page)
  await dialog(page).evaluate(
    (box, answers) => {
      for (const [name, value] of Object.entries(answers)) {
        const field = box.querySelector<HTMLInputElement>(`[name="${name}"]`)
        if (field) field.value = value
      }
    },
    { ...complete, company: 'Translated Realty', professionalTitle: 'attorney' },
  )
  for (let steps = 0; steps < 4; steps++) await dialog(page).locator('.dlg-foot button').last().click()
  await page.waitForTimeout(600)
  await dialog(page).locator('[type=submit]').click()
  await dialog(page).waitFor({ state: 'hidden' })
  await page.locator('.notice.good').waitFor()
  expect(await rows('Translated Realty')).toMatchObject([{ professionalTitle: 'attorney' }])
})

test('a faulty Submit goes to the first step with a fault, to its field, and says why', async () => {
  await using visit = await office.visit('/flood-professionals')
  const { page } = visit
  await open(page)
  await next(page)
  await fill(page, 'Faulty Realty')
  await dialog(page).locator('[name=lenderName]').fill('')
  await next(page)
  await next(page)
  await next(page)
  await page.waitForTimeout(600)
  await submit(page)
  await expect.poll(() => step(page)).toBe('Step 2 of 5')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('lenderName')
  expect(await dialog(page).locator('.problems').textContent()).toContain('Enter the lender’s name')
  const seen = await dialog(page)
    .locator('[name=lenderName]')
    .evaluate((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect()
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === field
    })
  expect(seen).toBe(true)
  for (const width of [320, 1360]) expect(await axe(page, width)).toEqual([])
  expect(await rows('Faulty Realty')).toEqual([])
})

test('[FP-7] closed while it was being sent it comes back when that failed, with the reason and the phone number in view', async () => {
  for (const height of [640, 900]) {
    let fail: () => void = () => undefined
    await using visit = await office.visit('/flood-professionals', {
      width: height === 640 ? 390 : 1360,
      height,
      allow: [/status of 500/],
      before: (context) =>
        context.route(`**${floodIntake.path}`, async (route) => {
          await new Promise<void>((resolve) => (fail = resolve))
          await route.fulfill({ status: 500, body: '' })
        }),
    })
    const { page } = visit
    await open(page)
    await fill(page, 'Closed Realty')
    for (let from = 1; from < 5; from++) await next(page)
    await page.waitForTimeout(600)
    await submit(page)
    await page.getByRole('button', { name: 'Submitting...' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    fail()
    await dialog(page).waitFor()
    const phone = dialog(page).locator('.send-failure a')
    await expect.poll(() => phone.textContent()).toContain(agency.phone.display)
    const seen = await phone.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === link
    })
    expect(seen, `at ${height} px`).toBe(true)
    expect(await dialog(page).locator('[name=company]').inputValue()).toBe('Closed Realty')
  }
})

test('a date that can be seen and not be read is a fault at its field, and is not dropped (C032, C038)', async () => {
  await using visit = await office.visit('/flood-professionals/request')
  const { page } = visit
  await fill(page, 'Dated Realty', 'main form')
  await page.locator('[name=closingDate]').focus()
  await codeHasCome(page)
  await page.keyboard.type('1215')
  await submit(page)
  await expect.poll(() => page.locator('.problems').textContent()).toContain('Enter a real date')
  expect(await rows('Dated Realty')).toEqual([])
})

test('answers survive Escape, the close button and a reload in the same tab (C014)', async () => {
  await using visit = await office.visit('/flood-professionals')
  const { page } = visit
  await open(page)
  await next(page)
  await fill(page, 'Kept Realty')
  await page.getByRole('radio', { name: /^Emergency/ }).check()
  await next(page)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Start a professional request')
  await open(page)
  expect(await step(page)).toBe('Step 3 of 5')
  await page.getByRole('button', { name: /^Close/ }).click()
  await page.reload()
  await open(page)
  await expect.poll(() => step(page)).toBe('Step 3 of 5')
  expect(await dialog(page).locator('[name=company]').inputValue()).toBe('Kept Realty')
  expect(await dialog(page).locator('[name=urgencyLevel]:checked').inputValue()).toBe('emergency')
  expect(await dialog(page).textContent()).toContain('stay in this browser tab')
})

test('Enter goes to the next step, makes a new line in notes, and never sends (C015)', async () => {
  await using visit = await office.visit('/flood-professionals')
  const { page } = visit
  const posts = postsOf(page)
  await open(page)
  await next(page)
  await expect.poll(() => step(page)).toBe('Step 2 of 5')
  await dialog(page).locator('[name=clientName]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => step(page)).toBe('Step 3 of 5')
  await page.getByRole('button', { name: 'Previous' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => step(page)).toBe('Step 2 of 5')
  await dialog(page).locator('[name=closingDate]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => step(page)).toBe('Step 3 of 5')
  await next(page)
  await next(page)
  const notes = dialog(page).locator('[name=additionalNotes]')
  await notes.focus()
  await page.keyboard.type('a')
  await page.keyboard.press('Enter')
  await page.keyboard.type('b')
  expect(await notes.inputValue()).toBe('a\nb')
  expect(posts).toEqual([])
})

test('a date field takes the focus as soon as its step is there', async () => {
  await using visit = await office.visit('/flood-professionals')
  const { page } = visit
  await open(page)
  const focused = dialog(page).evaluate(async (within) => {
    const field = within.querySelector<HTMLElement>('[name=closingDate]')
    while (!field?.getClientRects().length) await new Promise((next) => setTimeout(next))
    field.focus()
    return document.activeElement === field
  })
  await next(page)
  expect(await focused).toBe(true)
})

test('a double click on Next of step 4 shows step 5 and sends nothing (C016)', async () => {
  await using visit = await office.visit('/flood-professionals')
  const { page } = visit
  const posts = postsOf(page)
  await open(page)
  await next(page)
  await fill(page, 'Double Realty')
  await next(page)
  await next(page)
  await page.getByRole('button', { name: 'Next Step' }).dblclick()
  await page.waitForTimeout(300)
  expect(await step(page)).toBe('Step 5 of 5')
  expect(posts).toEqual([])
})

test('choices keep what was chosen through the steps (C018), and the wheel changes no number (C029)', async () => {
  await using visit = await office.visit('/flood-professionals')
  const { page } = visit
  await open(page)
  await next(page)
  await dialog(page).locator('[name=loanType]').selectOption('va')
  await next(page)
  const year = dialog(page).locator('[name=yearBuilt]')
  await year.fill('1978')
  await year.hover()
  await page.mouse.wheel(0, 200)
  expect(await year.inputValue()).toBe('1978')
  await page.getByRole('button', { name: 'Previous' }).click()
  expect(await dialog(page).locator('[name=loanType]').inputValue()).toBe('va')
})

test('at 320 × 256 px each step can be scrolled through and its button reached (C052)', async () => {
  await using visit = await office.visit('/flood-professionals', { width: 320, height: 256 })
  const { page } = visit
  await open(page)
  for (let from = 1; from <= 5; from++) {
    const fits = await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)
    expect(fits).toBe(true)
    // By the wheel, as a person does: what is cut off and cannot be scrolled to is lost.
    await page.mouse.move(160, 128)
    await page.mouse.wheel(0, 5000)
    const button = page.getByRole('button', { name: from < 5 ? 'Next Step' : 'Submit Professional Request' })
    const bottom = async () => {
      const box = await button.boundingBox()
      return (box?.y ?? 999) + (box?.height ?? 0)
    }
    await expect.poll(bottom).toBeLessThanOrEqual(257)
    const field = dialog(page).locator(':is(input, select, textarea):visible').last()
    await field.scrollIntoViewIfNeeded()
    expect(await field.isVisible()).toBe(true)
    if (from < 5) await button.click()
  }
})

test('a keyboard over half of the phone hides neither the focused field nor the button; when it goes the dialog is whole (C053)', async () => {
  await using visit = await office.visit('/flood-professionals', { width: 390, height: 844, touch: true })
  const { page } = visit
  await open(page)
  // Like a keyboard, zoom takes from the visual viewport and leaves the layout as it is.
  const devtools = await page.context().newCDPSession(page)
  const seenOf = (pageScaleFactor: number) => devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor })
  await seenOf(2)
  await expect.poll(() => page.evaluate(() => visualViewport?.height)).toBe(422)
  const inView = (locator: Locator) =>
    locator.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: 0 }
      return top >= offsetTop - 1 && bottom <= offsetTop + height + 1
    })
  for (const reached of [
    dialog(page).locator(':is(input, select, textarea):visible').last(),
    page.getByRole('button', { name: 'Next Step' }),
    page.getByLabel('Professional title'),
  ]) {
    await reached.focus()
    await expect.poll(() => inView(reached)).toBe(true)
  }
  await seenOf(1)
  await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  expect(await page.evaluate(() => visualViewport?.offsetTop)).toBe(0)
})

test('the key to the zone letters is as wide as the fields around it, on the page and in the dialog', async () => {
  for (const path of ['/flood-professionals/request', '/flood-professionals']) {
    await using visit = await office.visit(path)
    const { page } = visit
    if (path === '/flood-professionals') {
      await open(page)
      for (let times = 0; times < 3; times++) await next(page)
    }
    const key = page.getByRole('table', { name: 'What the zone letters mean' })
    await key.waitFor()
    const [own, row] = await key.evaluate((table) => [
      table.clientWidth,
      table.closest('.row, .stepgroup, fieldset')?.clientWidth,
    ])
    expect(own, path).toBe(row)
  }
})

test('somebody else’s element over the page does not close the dialog (C042)', async () => {
  await using visit = await office.visit('/flood-professionals')
  const { page } = visit
  await open(page)
  await page.evaluate(() => {
    const overlay = document.createElement('button')
    overlay.id = 'overlay'
    overlay.textContent = 'Fill'
    document.body.append(overlay)
    overlay.focus()
    overlay.click()
  })
  await page.mouse.click(5, 5)
  expect(await dialog(page).isVisible()).toBe(true)
})

test('[FP-5] without script the button leads to the whole form on one page, and it is sent', async () => {
  await using visit = await office.visit('/flood-professionals', { javaScript: false })
  const { page } = visit
  await page.getByRole('link', { name: 'Start a professional request' }).click()
  await page.waitForURL('**/flood-professionals/request')
  for (const [name, value] of Object.entries({ ...complete, company: 'Paper Realty' }))
    await page.locator(`.flood-page [name="${name}"]`).fill(value)
  await page.locator('.flood-page [name=professionalTitle]').selectOption('lender')
  await submit(page)
  await page.waitForURL('**/flood-professionals/received')
  expect(await rows('Paper Realty')).toMatchObject([{ status: 'pending', professionalTitle: 'lender' }])
})
