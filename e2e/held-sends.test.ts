import { type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { axe } from './support/axe.ts'
import { codeHasCome } from './support/code-has-come.ts'
import { holdPosts } from './support/hold-posts.ts'
import { openOffice } from './support/open-office.ts'
import { type Site } from './support/open-site.ts'

// A send that takes its time, then dies, then is tried again: the same for every form whose own tests answer at once.

let office: Site

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office[Symbol.asyncDispose]())

const read = () => office.server.database.read
const look = async (page: Page) => [...(await axe(page, 320)), ...(await axe(page, 1360))]

const forms = [
  {
    path: '/testimonials',
    api: '/api/testimonials',
    phone: agency.phone.display,
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Share Your Experience' }).click()
      await page.getByLabel('Name').fill('Robin Hale')
      await page.getByLabel('Email').fill('held@mail.example')
      await page.getByLabel('Title or role').fill('Rancher')
      await page.getByRole('textbox', { name: 'Your experience' }).fill('They called back the same day.')
    },
    done: (page: Page) => page.waitForURL('**/thank-you?type=testimonial'),
    stored: () => read().selectFrom('testimonials').select('id').execute(),
  },
  {
    path: '/soa-form',
    api: '/api/soa-form',
    phone: agency.medicarePhone.display,
    open: async (page: Page) => {
      await page.getByLabel('Full Name').fill('Lou Sample')
      await page.getByLabel('Phone Number').fill('307 555 0177')
      await page.getByLabel('Preferred Appointment Date').fill('2027-12-01')
      await page.getByLabel('Preferred Time').fill('10:30')
      await page.getByLabel('Medicare Supplement (Medigap)').check()
      for (const box of await page.locator('.consents input').all()) await box.check()
    },
    done: (page: Page) => page.locator('.notice.good').waitFor(),
    stored: () => read().selectFrom('scopeOfAppointments').select('id').execute(),
  },
  {
    path: '/flood-professionals',
    api: '/api/flood-intake',
    phone: agency.phone.display,
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Start a professional request' }).click()
      const next = () => page.getByRole('button', { name: 'Next Step' }).click()
      const fill = (name: string, text: string) => page.locator(`#flood-intake [name="${name}"]`).fill(text)
      await fill('professionalName', 'Robin Hale')
      await page.locator('#flood-intake [name=professionalTitle]').selectOption('realtor')
      await fill('company', 'Held Realty')
      await fill('phone', '307 555 0181')
      await fill('email', 'held@mail.example')
      await next()
      await fill('clientName', 'Jordan Whitfield')
      await fill('lenderName', 'Sample Bank')
      await next()
      await fill('propertyAddress', '12 River Road')
      await fill('propertyCity', 'Dayton')
      await fill('propertyZip', '82836')
      await next()
      await next()
      await page.waitForTimeout(600)
    },
    done: (page: Page) => page.locator('#flood-intake').waitFor({ state: 'hidden' }),
    stored: () => read().selectFrom('floodIntakeRequests').select('id').execute(),
  },
]

test.each(forms)(
  '$path: while it is sent a second press does nothing; a dead line keeps every word and offers the phone; sent again it is one record; axe is silent throughout',
  async ({ path, api, phone, open, done, stored }) => {
    const posts = holdPosts(api)
    await using visit = await office.visit(path, { allow: [/ERR_FAILED/], before: posts.before })
    const { page } = visit
    await open(page)
    await codeHasCome(page, ':focus-within')
    const form = page.locator(`form[action="${api}"]:visible`)
    const button = form.locator('[type=submit]')
    const typed = () =>
      form
        .locator('input:not([type=hidden]), select, textarea')
        .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ checked, value }) => (checked ? '✓' : '') + value))
    const [before, label] = [await typed(), await button.textContent()]

    await button.dblclick()
    await expect.poll(() => button.textContent()).toBe('Submitting...')
    expect(await button.isDisabled()).toBe(true)
    expect(await look(page), 'pending').toEqual([])
    await page.keyboard.press('Enter')
    expect(posts.count()).toBe(1)

    posts.release('dead')
    await page.locator('.send-failure').waitFor()
    expect(await page.locator('.send-failure').textContent()).toContain(phone)
    expect([await button.textContent(), await button.isEnabled()]).toEqual([label, true])
    expect(await typed()).toEqual(before)
    expect(await look(page), 'failed').toEqual([])
    expect(await stored()).toEqual([])

    await button.dblclick()
    await expect.poll(posts.count).toBe(2)
    posts.release('go')
    await done(page)
    expect(await stored()).toHaveLength(1)
    expect(posts.count()).toBe(2)
  },
)
