import { type Page } from 'playwright-core'

/** How far what was seen has moved by itself since the page was opened: the sum of its layout shifts, without unit. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    await new Promise((done) => setTimeout(done, 300))
    return sum
  })
}
