import { type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { axe } from './support/axe.ts'
import { codeHasCome } from './support/code-has-come.ts'
import { openOffice } from './support/open-office.ts'
import { type Site } from './support/open-site.ts'

// Islands whose code does not come, or comes late: `site/client-directives`.

let office: Site
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office[Symbol.asyncDispose]())

const complaints = [/ERR_FAILED/, /Failed to fetch dynamically imported module/]
const islandCode = /\/_astro\/(?!\w+\.astro)[^/]+\.js(\?.*)?$/
/** React and everything of the islands fails; the shell and the page's own scripts are there. */
const withoutCode = (context: BrowserContext) => context.route(islandCode, (route) => route.abort())

const forms = [
  ['/contact', 'contactMessages', '/thank-you?type=contact'],
  ['/get-quote', 'quoteRequests', '/quote-success'],
  ['/services/bonds', 'quoteRequests', '/quote-success'],
  ['/testimonials#share', 'testimonials', '/thank-you?type=testimonial'],
  ['/soa-form', 'scopeOfAppointments', '/soa-form/received'],
  ['/flood-professionals/request', 'floodIntakeRequests', '/flood-professionals/received'],
] as const
const countRows = async (table: (typeof forms)[number][1]) =>
  (await office.server.database.read.selectFrom(table).select('id').execute()).length

/** Answers whatever the form asks for; a name and a word that nobody else sends. */
async function answer(page: Page, word: string): Promise<void> {
  await page.locator('form[method=post]').evaluate((form: HTMLFormElement, mark) => {
    const values: Record<string, string> = {
      email: `${mark.toLowerCase()}@mail.example`,
      tel: '307 555 0148',
      date: '2027-02-03',
      time: '10:30',
    }
    for (const control of form.elements) {
      if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1
      else if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
      else if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.required))
        control.value = values[control.type] ?? mark
    }
  }, word)
}

test.each(forms)(
  '%s: when the code cannot be loaded the form says so, posts itself under a key, and Back and a second press keep one record (C008, C012, C013)',
  async (path, table, received) => {
    await using visit = await office.visit(path, { allow: complaints, before: withoutCode })
    const { page } = visit
    const keys: (string | null)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(new URLSearchParams(request.postData() ?? '').get('_key'))
    })
    const before = await countRows(table)
    await answer(page, 'Maren')
    const submit = page.locator('form[method=post] [type=submit]')
    await submit.click()
    await page.waitForURL(`**${received}`)
    await page.goBack()
    // The browser gives back what stood in the form, the key with it; not what asks for no autofill.
    await answer(page, 'Maren')
    await submit.hover()
    const notice = page.locator('form[method=post] .unloaded')
    await notice.waitFor()
    expect(await notice.innerText()).toContain(
      `Part of this page did not load. You can still send the form, or call ${agency.phone.display}`,
    )
    await submit.dblclick()
    await expect.poll(() => page.url()).toContain(received)
    expect(keys[0]).toMatch(/^[\d-]{8,}$/)
    expect(new Set(keys).size).toBe(1)
    expect(keys.length).toBeGreaterThan(1)
    expect(await countRows(table)).toBe(before + 1)
    expect(page.url()).not.toMatch(/maren/i)
  },
)

test('a calculator, a dialog and a list without their code say so with the phone number; the next reach tries again', async () => {
  const gone = async (page: Page, rest: string) => {
    const notice = page.locator('.unloaded:visible')
    await notice.waitFor()
    expect(await notice.innerText()).toBe(`Part of this page did not load. ${rest}, or call ${agency.phone.display}.`)
    expect(await notice.getAttribute('role')).toBe('alert')
    expect(await notice.getByRole('link', { name: agency.phone.display }).getAttribute('href')).toBe(agency.phone.href)
  }
  {
    await using visit = await office.visit('/services/ip-insurance', { allow: complaints, before: withoutCode })
    const { page } = visit
    await page.getByLabel('Annual revenue').selectOption({ index: 2 })
    await gone(page, 'Please reload the page')
    await visit.context.unroute(islandCode)
    for (const select of await page.locator('.ip-form select').all()) await select.selectOption({ index: 1 })
    await codeHasCome(page)
    expect(await page.locator('.unloaded:visible').count()).toBe(0)
    expect(await page.getByLabel('Annual revenue').inputValue()).not.toBe('')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.locator('.ip-out table').waitFor()
  }
  {
    await using visit = await office.visit('/services/life-health', { allow: complaints, before: withoutCode })
    await visit.page.locator('main [commandfor=retirement-calculator]').first().click()
    await visit.page.getByLabel('Groceries').fill('500')
    await gone(visit.page, 'Please reload the page')
  }
  {
    await using visit = await office.visit('/flood-professionals', {
      width: 320,
      height: 640,
      allow: complaints,
      before: withoutCode,
    })
    const { page } = visit
    await page.locator('main [command=show-modal]:not(dialog *)').first().click()
    await page.getByRole('button', { name: 'Next Step' }).click()
    await gone(page, 'Every question stands here at once, and you can still send the form')
    expect(
      await page.locator('.unloaded:visible').evaluate((notice) => {
        const { top, bottom } = notice.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }),
    ).toBe(true)
  }
  {
    await using visit = await office.visit('/testimonials', { allow: complaints, before: withoutCode })
    await visit.page.locator('.skeletons').scrollIntoViewIfNeeded()
    await gone(visit.page, 'Please reload the page')
    expect(await visit.page.locator('.skeletons').isVisible()).toBe(false)
  }
})

test('the dialog of five steps without its code is one form, which sends what was typed; refused it comes back whole', async () => {
  await using visit = await office.visit('/flood-professionals', {
    width: 390,
    allow: [...complaints, /status of 422/],
    before: withoutCode,
  })
  const { page } = visit
  const before = await countRows('floodIntakeRequests')
  await page.locator('main [command=show-modal]:not(dialog *)').first().click()
  await page.getByLabel('Company').fill('Typed Before Realty')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.getByLabel('Special circumstances').waitFor()
  expect(await page.getByRole('button', { name: /Next|Previous/ }).count()).toBe(0)
  expect(await page.locator('#flood-intake').getByRole('link', { name: 'Privacy Policy' }).isVisible()).toBe(true)
  for (const width of [320, 1360]) expect(await axe(page, width)).toEqual([])
  await answer(page, 'Riley')
  await page.getByLabel('Company').fill('Typed Before Realty')
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('soon')
  await page.getByRole('button', { name: 'Submit Professional Request' }).click()
  const problems = page.locator('.problems')
  await problems.waitFor()
  expect(await problems.locator('a').allInnerTexts()).toHaveLength(1)
  expect(await page.getByLabel('Company').inputValue()).toBe('Typed Before Realty')
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('307 555 0148')
  await page.locator('form[method=post] button').click()
  await page.waitForURL('**/flood-professionals/received')
  expect(await countRows('floodIntakeRequests')).toBe(before + 1)
})

test('code that hangs: a press is held, shows that it is, and after ten seconds the browser posts; the late code doubles nothing (C013)', async () => {
  const code = Promise.withResolvers()
  const answers = Promise.withResolvers()
  await using visit = await office.visit('/get-quote', {
    before: async (context) => {
      await context.clock.install()
      await context.route(islandCode, async (route) => {
        await code.promise
        await route.continue()
      })
      await context.route('**/api/quote-requests', async (route) => {
        await answers.promise
        await route.continue()
      })
    },
  })
  const { page } = visit
  const keys: (string | null | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    keys.push(request.headers()['idempotency-key'] ?? new URLSearchParams(request.postData() ?? '').get('_key'))
  })
  const before = await countRows('quoteRequests')
  await answer(page, 'Lenas')
  await page.locator('form[method=post] button').click()
  expect(await page.locator('astro-island[aria-busy=true] form').count()).toBe(1)
  await page.clock.fastForward(9_000)
  expect(keys).toEqual([])
  // The code will arrive while the browser’s own post is under way; then the visitor presses again.
  await page.evaluate(() => {
    const island = document.querySelector('astro-island[ssr]')
    new MutationObserver(() => {
      setTimeout(() => island?.querySelector<HTMLElement>('[type=submit]')?.click(), 100)
    }).observe(island ?? document, { attributeFilter: ['ssr'] })
  })
  await page.clock.fastForward(1_500)
  await expect.poll(() => keys.length).toBe(1)
  code.resolve(undefined)
  await expect.poll(() => keys.length).toBe(2)
  answers.resolve(undefined)
  await expect.poll(() => page.url()).toContain('/quote-success')
  expect(keys[0]).toMatch(/^[\d-]{8,}$/)
  expect(keys[1]).toBe(keys[0])
  await expect.poll(() => countRows('quoteRequests')).toBe(before + 1)
})
