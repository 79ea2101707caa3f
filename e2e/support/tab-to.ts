import { type Page } from 'playwright-core'
import { expect } from 'vitest'

const mostPresses = 60

/** Presses Tab until the focus is on the field of that name, or on the button with that text. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent.trim())
  for (let presses = 0; presses < mostPresses && (await focused()) !== name; presses++) await page.keyboard.press('Tab')
  expect(await focused()).toBe(name)
}
