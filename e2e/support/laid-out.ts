import { type Page } from 'playwright-core'

/**
 * Looks at a page with all of it laid out. Sections that wait below the view (`content-visibility` in `ui/layout.css`) cut off
 * what runs over their edge, and are skipped by whatever asks what can be seen.
 */
export async function laidOut<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('main > section'))
      style.contentVisibility = 'visible'
  })
  try {
    return await look()
  } finally {
    await page.evaluate(() => {
      for (const { style } of document.querySelectorAll<HTMLElement>('main > section')) {
        style.removeProperty('content-visibility')
      }
    })
  }
}
