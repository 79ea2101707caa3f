import { type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { consentTexts, consentVersion } from '#content/consent-texts.ts'
import { medicareProducts, scopeOfAppointment } from '#contracts/scope-of-appointment.ts'
import { axe } from './support/axe.ts'
import { codeHasCome } from './support/code-has-come.ts'
import { layoutShift } from './support/layout-shift.ts'
import { openOffice } from './support/open-office.ts'
import { type Site } from './support/open-site.ts'
import { pageWidth } from './support/page-width.ts'
import { standStill } from './support/stand-still.ts'
import { translatePage } from './support/translate-page.ts'
import { refuse } from './support/refuse.ts'
import { postsOf } from './support/posts-of.ts'
import { tabTo } from './support/tab-to.ts'

let office: Site

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office[Symbol.asyncDispose]())

const { firstName } = agency.staff.medicare
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Appointment Request' }).click()
const toast = (page: Page, title: string) => page.locator('.toast', { hasText: title }).waitFor()
const rows = (phone: string) =>
  office.server.database.read
    .selectFrom('scopeOfAppointments')
    .selectAll()
    .where('beneficiaryPhone', '=', phone)
    .execute()
const look = async (page: Page) => [...(await axe(page, 320)), ...(await axe(page, 1360))]

async function fill(page: Page, phone: string) {
  await page.getByLabel('Full Name').fill('Lou Sample')
  await page.getByLabel('Phone Number').fill(phone)
  await page.getByLabel('Preferred Appointment Date').fill('2026-12-01')
  await page.getByLabel('Preferred Time').fill('10:30')
}
async function consent(page: Page) {
  for (const box of await page.locator('.consents input').all()) await box.check()
}

test('[SOA-1] [SOA-2] subtitle, notice, sections, fields, defaults and the contact box', async () => {
  await using visit = await office.visit('/soa-form', { javaScript: false })
  const { page } = visit
  const main = page.locator('main')
  expect(await main.textContent()).toContain('Required by CMS before discussing Medicare plans')
  expect(await main.getByRole('heading', { name: 'Important Notice' }).count()).toBe(1)
  expect(await main.locator('legend').allTextContents()).toEqual([
    'Beneficiary Information',
    'Products to be Discussed',
    'Additional Information',
    'Consent & Agreement',
  ])
  expect(await page.getByRole('radio', { name: 'In person' }).isChecked()).toBe(true)
  expect(await page.getByLabel('Special needs for the meeting').getAttribute('rows')).toBe('3')
  expect(await page.getByLabel('Which products?').isVisible()).toBe(false)
  await page.getByLabel('Other Products').check()
  expect(await page.getByLabel('Which products?').isVisible()).toBe(true)
  expect(await page.locator('[name=preferredLanguage]').count()).toBe(0)
  expect(await main.locator('aside').textContent()).toContain(agency.medicarePhone.display)
  for (const name of ['beneficiaryName', 'beneficiaryPhone', 'appointmentDate', 'appointmentTime'])
    expect(await page.locator(`[name=${name}]`).getAttribute('required')).not.toBeNull()
  expect(await page.locator('[name=beneficiaryEmail]').getAttribute('required')).toBeNull()
})

test('date and time follow the first view without moving anything, and their places grow with the text', async () => {
  await using visit = await office.visit('/soa-form')
  const { page } = visit
  expect(await layoutShift(page)).toBe(0)
  const outgrown = () =>
    page
      .locator('.slow-to-draw')
      .evaluateAll((places) => places.map((place) => place.scrollHeight > place.clientHeight + 1))
  expect(await outgrown()).toEqual([false, false])
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await outgrown()).toEqual([false, false])
})

test('each product’s definition is one tap away', async () => {
  await using visit = await office.visit('/soa-form')
  const { page } = visit
  for (const { label } of medicareProducts) {
    const product = page.locator('.product', { hasText: label })
    await product.locator('summary').click()
    expect(await product.locator('details p').isVisible()).toBe(true)
  }
})

test('[SOA-4] first consents, then a product, and nothing is sent; each notice stands on the page too', async () => {
  await using visit = await office.visit('/soa-form')
  const { page } = visit
  const posts = postsOf(page)
  await fill(page, '307 555 0171')
  await submit(page)
  await toast(page, 'Missing Required Consents')
  expect(await page.locator('.toast').textContent()).toContain('Please review and agree to all consent statements.')
  expect(await page.locator('.problems h3').textContent()).toBe('Missing Required Consents')
  expect(await look(page)).toEqual([])
  await consent(page)
  await submit(page)
  await toast(page, 'Product Selection Required')
  expect(await page.locator('.toast').textContent()).toContain('Please select at least one product to discuss.')
  await page.getByLabel('Other Products').check()
  expect(await page.locator('#scope-products-error').count()).toBe(0)
  expect(posts).toEqual([])
})

test('[SOA-3] an empty form names what the browser’s check requires, and an odd e-mail only by its format (C024)', async () => {
  await using visit = await office.visit('/soa-form')
  const { page } = visit
  await page.getByLabel('Email').fill('lou@')
  await submit(page)
  const lines = async () => (await page.locator('.problems a').allTextContents()).slice(0, 5)
  await expect
    .poll(lines)
    .toEqual([
      'Enter the full name',
      'Enter the phone number',
      'Enter an email address like name@example.com',
      'Choose a date',
      'Choose a time',
    ])
  await page.getByLabel('Email').fill('')
  await expect.poll(() => page.getByLabel('Email').getAttribute('aria-invalid')).toBeNull()
})

test('[SOA-5] all fields are sent and stored with the texts shown; the form is reset and says who will call', async () => {
  await using visit = await office.visit('/soa-form')
  const { page } = visit
  await fill(page, '307 555 0172')
  await page.getByLabel('Prescription Drug Plan (Part D)').check()
  await page.getByLabel('Other Products').check()
  await page.getByLabel('Which products?').fill('Dental')
  await page.getByLabel('Other Products').uncheck()
  await consent(page)
  const [request] = await Promise.all([page.waitForRequest('**/api/soa-form'), submit(page)])
  expect(Object.keys(request.postDataJSON() as object)).toEqual(Object.keys(scopeOfAppointment.defaults))
  expect(request.postDataJSON()).toMatchObject({
    otherProducts: false,
    otherProductsSpecify: '',
    preferredLanguage: 'English',
    prescriptionDrugPlanPartD: true,
  })
  await toast(page, 'Form Submitted Successfully')
  const text = `${firstName} will review your appointment request and make contact shortly.`
  expect(await page.locator('.toast').textContent()).toContain(text)
  expect(await page.locator('.notice.good').textContent()).toContain(text)
  expect(await page.getByLabel('Full Name').inputValue()).toBe('')
  expect(await page.locator('.consents input:checked, .product input:checked').count()).toBe(0)
  expect(await rows('307 555 0172')).toMatchObject([
    {
      appointmentDate: '2026-12-01',
      appointmentTime: '10:30',
      appointmentType: 'in-person',
      consentVersion,
      consentTexts: consentTexts[consentVersion],
    },
  ])
  expect(await look(page)).toEqual([])
})

test('[SOA-6] a failure keeps everything and says “Submission Error”', async () => {
  await using visit = await office.visit('/soa-form', {
    allow: [/status of 500/],
    before: refuse('/api/soa-form', 1),
  })
  const { page } = visit
  await fill(page, '307 555 0173')
  await page.getByLabel('Medicare Supplement (Medigap)').check()
  await consent(page)
  await submit(page)
  await toast(page, 'Submission Error')
  expect(await page.locator('.toast').textContent()).toContain(
    'There was an error submitting your form. Please try again.',
  )
  expect(await page.locator('.send-failure').textContent()).toContain(agency.medicarePhone.display)
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Lou Sample')
  expect(await page.locator('.consents input:checked').count()).toBe(3)
  await submit(page)
  await toast(page, 'Form Submitted Successfully')
  expect(await rows('307 555 0173')).toHaveLength(1)
})

test('[SOA-5] with the keyboard alone, on a 320 px screen, in two tabs: a double Enter stores one row; the mails leave out the free text', async () => {
  await using visit = await office.visit('/soa-form', { width: 320 })
  const { page } = visit
  const other = await visit.context.newPage()
  await other.goto('/soa-form')
  await other.getByLabel('Full Name').fill('Somebody Else')
  await page.bringToFront()
  const answers = {
    beneficiaryName: 'Lou Keys',
    beneficiaryPhone: '307 555 0175',
    beneficiaryEmail: 'lou.keys@mail.example',
    appointmentDate: '12012027',
    appointmentTime: '1030AM',
  }
  await page.getByLabel('Full Name').focus()
  for (const [name, text] of Object.entries(answers)) {
    await tabTo(page, name)
    await page.keyboard.type(text)
  }
  await tabTo(page, 'medicareSupplementMedigap')
  await page.keyboard.press('Space')
  await tabTo(page, 'specialNeeds')
  await page.keyboard.type('A chair by the door')
  for (const name of ['consentToContact', 'understandScope', 'agreeToTerms']) {
    await tabTo(page, name)
    await page.keyboard.press('Space')
  }
  expect(await pageWidth(page)).toBe(320)
  await standStill(page)
  await tabTo(page, 'Submit Appointment Request')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.locator('.notice.good').waitFor()
  const found = await rows('307 555 0175')
  expect(found).toMatchObject([{ appointmentDate: '2027-12-01', appointmentTime: '10:30', suspected: false }])
  const mails = () => office.mailbox.mails.filter(({ subject }) => subject?.includes(String(found[0]?.reference)))
  // The beneficiary has the reply and the copy, the specialist the lead.
  await expect
    .poll(() =>
      mails()
        .map(({ envelope }) => envelope.to.join())
        .sort(),
    )
    .toEqual([answers.beneficiaryEmail, answers.beneficiaryEmail, agency.staff.medicare.email].sort())
  for (const { text } of mails()) expect(text).not.toContain('A chair by the door')
  await page.goto('/')
  await page.goBack()
  expect(await page.getByLabel('Full Name').inputValue()).toBe('')
  expect(await other.getByLabel('Full Name').inputValue()).toBe('Somebody Else')
})

test('under a translator, without storage and filled in by a browser that tells nobody, it fails, speaks and sends (C037, C038, C040)', async () => {
  await using visit = await office.visit('/soa-form', {
    // React says that it draws anew what somebody changed before it came.
    allow: [/error #418/],
    before: (context) =>
      context.addInitScript(`Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('denied') } })`),
  })
  const { page } = visit
  const form = page.locator('form[action="/api/soa-form"]')
  await translatePage(page)
  await form.locator('[name=beneficiaryEmail]').pressSequentially('lou@mail.example')
  await codeHasCome(page)
  expect(await form.locator('[name=beneficiaryEmail]').inputValue()).toBe('lou@mail.example')
  await form.locator('[type=submit]').click()
  await form.locator('.problems').waitFor()
  await translatePage(page)
  await form.evaluate((element) => {
    const answers = {
      beneficiaryName: 'Lou Sample',
      beneficiaryPhone: '307 555 0176',
      appointmentDate: '2027-12-01',
      appointmentTime: '10:30',
    }
    for (const [name, value] of Object.entries(answers)) {
      const field = element.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (field) field.value = value
    }
  })
  await form.locator('[name=otherProducts]').check()
  await form.locator('[name=otherProductsSpecify]').fill('Dental')
  await consent(page)
  await form.locator('[type=submit]').click()
  await page.locator('.notice.good').waitFor()
  await translatePage(page)
  await form.locator('[name=beneficiaryName]').fill('Next')
  await expect.poll(() => page.locator('.notice.good').count()).toBe(0)
  expect(await rows('307 555 0176')).toMatchObject([
    { otherProductsSpecify: 'Dental', beneficiaryEmail: 'lou@mail.example' },
  ])
})

test('[SOA-5] the form is sent without script', async () => {
  await using visit = await office.visit('/soa-form', { javaScript: false, width: 320 })
  const { page } = visit
  await fill(page, '307 555 0174')
  await page.getByLabel('Medicare Advantage (Part C)').check()
  await consent(page)
  await submit(page)
  await page.waitForURL('**/soa-form/received')
  expect(await rows('307 555 0174')).toMatchObject([{ consentVersion, preferredLanguage: 'English' }])
})

test('nothing asks for a Medicare number, a birth date or health; the disclosure stands above Submit', async () => {
  await using visit = await office.visit('/soa-form')
  const names = await visit.page
    .locator('form.panel, .soa form')
    .locator('[name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  expect(names.filter((name) => name?.startsWith('_') === false).sort()).toEqual(
    [...new Set(Object.keys(scopeOfAppointment.defaults))]
      .filter((name) => name !== 'preferredLanguage')
      .flatMap((name) => (name === 'appointmentType' ? [name, name, name] : [name]))
      .sort(),
  )
  expect(await visit.page.locator('.disclosure').textContent()).toContain('1-800-MEDICARE')
})

test('axe finds nothing on the empty form and its errors; boxes can be told apart in forced colours (C055)', async () => {
  await using visit = await office.visit('/soa-form')
  const { page } = visit
  expect(await look(page)).toEqual([])
  await submit(page)
  await page.locator('.problems').waitFor()
  expect(await look(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  const box = page.getByLabel('Medicare Advantage (Part C)')
  const shot = async () => (await box.screenshot()).toString('base64')
  const before = await shot()
  await box.check()
  expect(await shot()).not.toBe(before)
})
