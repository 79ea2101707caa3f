import { type Page } from 'playwright-core'

/**
 * Looks at a page with all of it laid out. What waits below the view (`content-visibility` in `ui/layout.css`) cuts off what
 * runs over its edge, and is skipped by whatever asks what can be seen.
 */
export async function laidOut<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const before = await page.evaluate(() => {
    const { dataset } = document.documentElement
    const whole = dataset.whole
    dataset.whole = ''
    return whole
  })
  try {
    return await look()
  } finally {
    if (before === undefined) await page.evaluate(() => delete document.documentElement.dataset.whole)
  }
}
