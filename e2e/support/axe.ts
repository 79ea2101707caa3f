import { AxeBuilder } from '@axe-core/playwright'
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
  // The other mode opens a second page for every run, to reach into frames of other sites; ours hold none of our words.
  const { violations } = await laidOut(page, () => new AxeBuilder({ page }).setLegacyMode(true).analyze())
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} | ${target.join(' ')} | ${failureSummary ?? ''}`),
  )
}

/** Colours in the middle of a transition would be measured as they never stay. */
async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}
