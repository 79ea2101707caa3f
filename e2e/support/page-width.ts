import { type Page } from 'playwright-core'
import { laidOut } from './laid-out.ts'

/** How wide the page is in px, whatever stands below the view. */
export function pageWidth(page: Page): Promise<number> {
  return laidOut(page, () => page.evaluate(() => document.documentElement.scrollWidth))
}
