import { type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { axe } from './support/axe.ts'
import { codeHasCome } from './support/code-has-come.ts'
import { openSite, type Site } from './support/open-site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const PATH = '/services/life-health'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Retirement Calculator' })
const openers = (page: Page) => page.locator('main button[commandfor=retirement-calculator][command=show-modal]')
const field = (page: Page, group: string, label: string) =>
  dialog(page).getByRole('group', { name: group }).getByLabel(label, { exact: true })
const foot = (page: Page) => dialog(page).locator('.live')
const ledger = (page: Page, name: string) =>
  dialog(page).locator('.ledger div', { hasText: name }).locator('dd').first()
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )

async function open(page: Page): Promise<void> {
  await openers(page).first().click()
  await dialog(page).waitFor()
}

describe('the retirement calculator', () => {
  test('[SVC-4] [RET-1] several buttons open it, complete, and no React is loaded before', async () => {
    await using visit = await site.visit(PATH)
    const { page } = visit
    expect(await openers(page).count()).toBeGreaterThanOrEqual(3)
    expect((await scripts(page)).filter((name) => /react|client|Retirement/i.test(name))).toEqual([])
    await open(page)
    for (const [group, items] of [
      ['Essential monthly expenses', 8],
      ['Lifestyle monthly expenses', 7],
      ['Monthly guaranteed income', 5],
      ['Non-guaranteed savings', 6],
    ] as const) {
      const amounts = dialog(page).getByRole('group', { name: group }).locator('input[inputmode=decimal]')
      expect(await amounts.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))).toEqual(
        Array.from({ length: items }, () => '0'),
      )
    }
    const rate = dialog(page).getByLabel('Withdrawal rate a year')
    expect(await rate.inputValue()).toBe('4')
    expect(await rate.evaluate((input: HTMLInputElement) => [input.min, input.max, input.step])).toEqual([
      '0',
      '10',
      '0.1',
    ])
    expect(await dialog(page).getByRole('button', { name: 'Reset Calculator' }).isVisible()).toBe(true)
  })

  test('[RET-2] [RET-3] [RET-4] with the keyboard alone: amounts, live results, both boxes, reset', async () => {
    await using visit = await site.visit(PATH, { width: 320, height: 640 })
    const { page } = visit
    await openers(page).first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const put = async (amount: string) => {
      await page.keyboard.type(amount)
      await page.keyboard.press('Tab')
    }
    for (const amount of ['1,400', '$320', '650.00', '410', '90', '540', '180', '110']) await put(amount)
    for (const amount of ['2450', '1080', '0', '300', '0']) await put(amount)
    expect(await dialog(page).locator('.statuses').textContent()).toContain('Essential status Covered')
    for (const amount of ['220', '90', '350', '60', '110', '200', '70']) await put(amount)
    for (const amount of ['128,000', '64 000', '22000', '9500', '4500', '0']) await put(amount)
    await expect.poll(() => foot(page).textContent()).toBe(' Shortfall$210 a month')
    for (const [name, amount] of [
      ['Total essential expenses', '$3,700'],
      ['Total lifestyle expenses', '$1,100'],
      ['Total expenses', '$4,800'],
      ['Total savings', '$228,000'],
      ['Total guaranteed income', '$3,830'],
      ['Monthly withdrawal', '$760'],
      ['Total income', '$4,590'],
    ] as const) {
      expect(await ledger(page, name).textContent()).toBe(amount)
    }
    const box = dialog(page).locator('.notice')
    expect(await box.textContent()).toBe(
      'Monthly Shortfall$210Increase savings, reduce expenses or explore additional income.',
    )
    expect(await box.evaluate((element) => getComputedStyle(element).borderColor)).toBe('rgb(231, 185, 181)')
    expect(await dialog(page).getByRole('img').getAttribute('aria-label')).toContain('$210 is missing')
    // The focus is on the rate now; two tenths more make 38 dollars, one percent 190.
    await page.keyboard.type('6')
    await expect.poll(() => box.textContent()).toBe('Monthly Surplus$170')
    expect(await box.evaluate((element) => getComputedStyle(element).borderColor)).toBe('rgb(195, 214, 169)')
    expect(await foot(page).textContent()).toBe(' Covered$170 a month')
    await expect
      .poll(() => dialog(page).getByRole('status').textContent())
      .toBe('Monthly Surplus $170. Essential status Covered, total status Covered.')
    await dialog(page).getByRole('button', { name: 'Reset Calculator' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => foot(page).textContent()).toBe(' Covered$0 a month')
    expect(await field(page, 'Essential monthly expenses', 'Housing').inputValue()).toBe('0')
    expect(await dialog(page).getByLabel('Withdrawal rate a year').inputValue()).toBe('4')
    expect(await box.count()).toBe(0)
  })

  test('[RET-5] text stays as typed; what cannot be read counts as 0 and says so once it is left', async () => {
    await using visit = await site.visit(PATH)
    const { page } = visit
    await open(page)
    const housing = field(page, 'Essential monthly expenses', 'Housing')
    await housing.fill('USD 950')
    await expect.poll(() => ledger(page, 'Total essential expenses').textContent()).toBe('$950')
    expect(await housing.inputValue()).toBe('USD 950')
    await housing.fill('1.2e3')
    await expect.poll(() => ledger(page, 'Total essential expenses').textContent()).toBe('$0')
    expect(await housing.getAttribute('aria-invalid')).toBeNull()
    await housing.press('Tab')
    await expect.poll(() => housing.getAttribute('aria-invalid')).toBe('true')
    expect(await housing.inputValue()).toBe('1.2e3')
    const fault = await housing.getAttribute('aria-describedby')
    expect(await page.locator(`#${fault ?? ''}`).textContent()).toContain('Counts as 0')
    await housing.fill('1200')
    await expect.poll(() => housing.getAttribute('aria-invalid')).toBeNull()
    await housing.fill('')
    await housing.press('Tab')
    await expect.poll(() => ledger(page, 'Total essential expenses').textContent()).toBe('$0')
    expect(await housing.getAttribute('aria-invalid')).toBeNull()
  })

  test('[RET-2] what is typed before React arrives counts', async () => {
    await using visit = await site.visit(PATH, {
      before: (context) =>
        context.route(/_astro\/.*\.js$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 700))
          await route.continue()
        }),
    })
    const { page } = visit
    await open(page)
    await field(page, 'Essential monthly expenses', 'Housing').fill('1,234')
    expect(await foot(page).textContent()).toBe(' Covered$0 a month')
    await expect.poll(() => foot(page).textContent(), { timeout: 5000 }).toBe(' Shortfall$1,234 a month')
    expect(await field(page, 'Essential monthly expenses', 'Housing').inputValue()).toBe('1,234')
  })

  test('[RET-1] a wheel over a focused field changes nothing and scrolls (C029)', async () => {
    await using visit = await site.visit(PATH)
    const { page } = visit
    await open(page)
    const housing = field(page, 'Essential monthly expenses', 'Housing')
    await housing.fill('250000')
    await housing.hover()
    await page.mouse.wheel(0, 120)
    await expect
      .poll(() =>
        dialog(page)
          .locator('.calc-in')
          .evaluate((part) => part.scrollTop),
      )
      .toBeGreaterThan(0)
    expect(await housing.inputValue()).toBe('250000')
    const rate = dialog(page).getByLabel('Withdrawal rate a year')
    await rate.click()
    await codeHasCome(page)
    await page.mouse.wheel(0, -120)
    await page.waitForTimeout(300)
    expect(await rate.inputValue()).toBe('4')
  })

  test('[RET-1] every opener gets the focus back, by Escape and by the button, and the amounts stay (C043)', async () => {
    await using visit = await site.visit(PATH)
    const { page } = visit
    for (const [index, opener] of (await openers(page).all()).entries()) {
      await opener.focus()
      await page.keyboard.press('Enter')
      const housing = field(page, 'Essential monthly expenses', 'Housing')
      if (index === 0) await housing.fill('77')
      expect(await housing.inputValue()).toBe('77')
      if (index % 2) await page.keyboard.press('Escape')
      else await dialog(page).getByRole('button', { name: 'Close the calculator' }).click()
      await dialog(page).waitFor({ state: 'hidden' })
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
    }
    await page.locator('header.site .brand').click({ trial: true })
  })

  test('[RET-1] at 400 % zoom everything is reached by scrolling down alone', async () => {
    await using visit = await site.visit(PATH, { width: 320, height: 256 })
    const { page } = visit
    await open(page)
    for (const part of [
      field(page, 'Essential monthly expenses', 'Housing'),
      dialog(page).getByText('Total income'),
      dialog(page).getByRole('button', { name: 'Reset Calculator' }),
    ]) {
      await part.scrollIntoViewIfNeeded()
      const box = await part.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      expect(box?.y).toBeGreaterThanOrEqual(-1)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(257)
    }
    expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  })

  test('[RET-2] on a phone it is a full sheet, and the outcome stays in sight', async () => {
    await using visit = await site.visit(PATH, { width: 390, height: 844, touch: true })
    const { page } = visit
    await openers(page).first().tap()
    await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await field(page, 'Essential monthly expenses', 'Housing').fill('999,999,999,999')
    await expect.poll(() => foot(page).textContent()).toBe(' Shortfall$999,999,999,999 a month')
    expect(await foot(page).isVisible()).toBe(true)
    expect(await dialog(page).evaluate((element) => element.scrollWidth)).toBe(390)
    // Only its body scrolls: head and foot stay, whatever a focus or a search in the page brings into view.
    await dialog(page)
      .locator('.calc-out')
      .evaluate((results) => results.scrollIntoView())
    expect(await dialog(page).evaluate((element) => element.scrollTop)).toBe(0)
  })

  test('[RET-2] printed while open, it fills one page alone', async () => {
    await using visit = await site.visit(PATH)
    const { page } = visit
    await open(page)
    await field(page, 'Essential monthly expenses', 'Housing').fill('1,400')
    await expect.poll(() => foot(page).textContent()).toBe(' Shortfall$1,400 a month')
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('footer.site').isVisible()).toBe(false)
    expect(await page.locator('h1').isVisible()).toBe(false)
    expect(await dialog(page).getByText('Total income').isVisible()).toBe(true)
    expect(await dialog(page).getByRole('heading', { name: 'Monthly Shortfall' }).isVisible()).toBe(true)
  })

  test.each([320, 1360])('[RET-1] axe finds nothing while it is open at %i px', async (width) => {
    await using visit = await site.visit(PATH, { width })
    const { page } = visit
    await open(page)
    await field(page, 'Lifestyle monthly expenses', 'Memberships').fill('a lot')
    await field(page, 'Essential monthly expenses', 'Housing').fill('1,400')
    await expect.poll(() => dialog(page).locator('[aria-invalid]').count()).toBe(1)
    expect(await axe(page, width)).toEqual([])
  })

  test('[RET-1] without script it opens, and says that it needs JavaScript', async () => {
    await using visit = await site.visit(PATH, { javaScript: false })
    const { page } = visit
    await openers(page).first().click()
    expect(await dialog(page).isVisible()).toBe(true)
    expect(await dialog(page).locator('.calc-noscript').isVisible()).toBe(true)
    expect(await dialog(page).locator(`.calc-noscript a[href="${agency.phone.href}"]`).isVisible()).toBe(true)
  })
})

test('[SVC-4] Life Insurance Quotes buttons leave in a new tab', async () => {
  await using visit = await site.visit(PATH)
  const links = visit.page.getByRole('link', { name: 'Life Insurance Quotes' })
  expect(await links.count()).toBeGreaterThanOrEqual(2)
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toBe(agency.links.lifeQuotes)
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toContain('noopener')
  }
})
