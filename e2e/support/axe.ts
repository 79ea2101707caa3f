import * as axeCore from 'axe-core'
import { type Page } from 'playwright-core'
import { laidOut } from './laid-out.ts'

/**
 * Every accessibility violation of the page as it stands at a width, one line each; none is `[]`.
 * `expect(await axe(page, 320)).toEqual([])`
 */
export async function axe(page: Page, width: number): Promise<string[]> {
  const height = page.viewportSize()?.height ?? 900
  await page.setViewportSize({ width, height })
  await settleAnimations(page)
  // Once a page: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return laidOut(page, () =>
    page.evaluate(async () => {
      // Frames are other companies' and hold none of our words.
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'], iframes: false })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help} | ${target.join(' ')} | ${failureSummary ?? ''}`),
      )
    }),
  )
}

declare global {
  interface Window {
    axe: typeof axeCore
  }
}

/** Colours in the middle of a transition would be measured as they never stay. */
async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}
