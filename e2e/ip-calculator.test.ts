import { type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { axe } from './support/axe.ts'
import { codeHasCome } from './support/code-has-come.ts'
import { openSite, type Site } from './support/open-site.ts'
import { pageWidth } from './support/page-width.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const path = '/services/ip-insurance'
const calculator = (page: Page) => page.locator('#calculator')
const calculate = (page: Page) => calculator(page).getByRole('button', { name: 'Calculate' })
const result = (page: Page) => calculator(page).getByRole('table')
const amounts = (page: Page) => result(page).getByRole('cell').allTextContents()
const inFocus = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')

const labels = ['Annual revenue', 'Industry', 'Dispute type', 'Case complexity']
const midsized = ['50m-1b', 'life-sciences', 'patent-defense', 'complex']
const midsizedAmounts = ['$5,400,000', '$4,500,000', '$9,900,000', '$1,125,000 to $11,250,000', '$8,100,000']

async function choose(page: Page, values: string[]): Promise<void> {
  for (const [index, label] of labels.entries()) {
    await calculator(page)
      .getByLabel(label)
      .selectOption(values[index] ?? '')
  }
}
async function showResult(page: Page, values = midsized): Promise<void> {
  await choose(page, values)
  await calculate(page).click()
  await result(page).waitFor()
}

describe('the IP claim calculator', () => {
  test('[IP-1] it waits for all four choices, shows nothing before the first press, and works by keyboard alone', async () => {
    await using visit = await site.visit(path, { width: 320, height: 640 })
    const { page } = visit
    await calculator(page).getByLabel('Annual revenue').focus()
    // How far down each list the choices of `midsized` are.
    for (const [index, presses] of [2, 2, 1, 3].entries()) {
      expect(await calculate(page).isDisabled()).toBe(true)
      for (let press = 0; press < presses; press++) await page.keyboard.press('ArrowDown')
      expect(
        await calculator(page)
          .getByLabel(labels[index] ?? '')
          .inputValue(),
      ).toBe(midsized[index])
      await codeHasCome(page)
      await page.keyboard.press('Tab')
    }
    expect(await result(page).count()).toBe(0)
    await expect.poll(() => calculate(page).isEnabled()).toBe(true)
    await calculate(page).focus()
    await page.keyboard.press('Enter')
    expect(await amounts(page)).toEqual(midsizedAmounts)
    expect(await calculate(page).evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await calculator(page).getByRole('status').textContent()).toContain('Recommended coverage $8,100,000.')
    await page.keyboard.press('Shift+Tab')
    expect(await inFocus(page)).toBe('ip-complexity')
  })

  test('[IP-1] [IP-2] each press replaces the result, and only a press does', async () => {
    await using visit = await site.visit(path)
    const { page } = visit
    await showResult(page)
    await choose(page, ['under-50m', 'creative', 'trademark-enforcement', 'simple'])
    expect(await amounts(page)).toEqual(midsizedAmounts)
    expect(await calculator(page).getByText('Calculate again').isVisible()).toBe(true)
    await calculate(page).click()
    expect(await amounts(page)).toEqual(['$168,000', '$240,000', '$408,000', '$20,000 to $400,000', '$1,000,000'])
    expect(await calculator(page).getByRole('table').count()).toBe(1)
    expect(await result(page).locator('caption').textContent()).toBe(
      'Trademark enforcement, Creative, Under $50 million, Simple',
    )
    await calculator(page).getByLabel('Industry').selectOption('')
    expect(await calculate(page).isDisabled()).toBe(true)
  })

  test('[IP-1] the picture says the five amounts in words', async () => {
    await using visit = await site.visit(path)
    await showResult(visit.page)
    expect(await calculator(visit.page).getByRole('img').getAttribute('aria-label')).toBe(
      'Recommended coverage $8,100,000. Total exposure $9,900,000: legal costs $5,400,000 and business impact $4,500,000. Settlements from $1,125,000 to $11,250,000.',
    )
  })

  test('choices made before its code arrives count', async () => {
    await using visit = await site.visit(path, {
      before: (context) =>
        context.route('**/*.js', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 600))
          await route.continue()
        }),
    })
    const { page } = visit
    await calculator(page).getByLabel('Annual revenue').focus()
    await choose(page, midsized)
    expect(await calculate(page).isDisabled()).toBe(true)
    await expect.poll(() => calculate(page).isEnabled(), { timeout: 10_000 }).toBe(true)
    await calculate(page).click()
    expect(await amounts(page)).toEqual(midsizedAmounts)
  })

  test('without JavaScript it says so and gives the phone number, and its button is disabled', async () => {
    await using visit = await site.visit(path, { javaScript: false })
    const { page } = visit
    expect(await calculate(page).isDisabled()).toBe(true)
    const note = calculator(page).locator('.ip-noscript')
    expect(await note.isVisible()).toBe(true)
    expect(await note.getByRole('link').getAttribute('href')).toBe(agency.phone.href)
  })

  test.each([320, 1360])('at %i px a result is accessible and nothing runs over the edge', async (width) => {
    await using visit = await site.visit(path, { width })
    const { page } = visit
    await showResult(page)
    expect(await axe(page, width)).toEqual([])
    expect(await pageWidth(page)).toBeLessThanOrEqual(width)
    const panel = await calculator(page).locator('.ip-panel').boundingBox()
    const inside = (panel?.x ?? 0) + (panel?.width ?? 0)
    const edges = await calculator(page)
      .locator('.ip-result :is(td, text, rect, circle, p)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right))
    expect(Math.max(...edges)).toBeLessThanOrEqual(inside)
  })

  test('no two letters of the picture lie on one another at 320 px, whatever is chosen', async () => {
    await using visit = await site.visit(path, { width: 320 })
    const { page } = visit
    for (const values of [
      midsized,
      ['under-50m', 'creative', 'trademark-enforcement', 'simple'],
      ['1b-plus', 'life-sciences', 'trade-secret', 'highly-complex'],
      ['under-50m', 'financial', 'copyright-defense', 'highly-complex'],
    ]) {
      await showResult(page, values)
      const overlaps = await calculator(page)
        .locator('.chart text')
        .evaluateAll((texts) => {
          const boxes = texts.map((text) => text.getBoundingClientRect()).filter(({ width }) => width > 0)
          return boxes.filter((a, index) =>
            boxes
              .slice(index + 1)
              .some((b) => a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom),
          ).length
        })
      expect(overlaps, values.join()).toBe(0)
    }
  })

  test('a result prints alone', async () => {
    await using visit = await site.visit(path)
    const { page } = visit
    await showResult(page)
    await page.emulateMedia({ media: 'print' })
    expect(await result(page).isVisible()).toBe(true)
    expect(await calculator(page).getByText('To talk it over').isVisible()).toBe(true)
    for (const hidden of ['header.site', 'footer.site', 'h1', '.qa', '.ip-form']) {
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false)
    }
  })
})
