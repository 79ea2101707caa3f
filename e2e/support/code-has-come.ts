import { type Page } from 'playwright-core'

/** Waits until React answers: no island, or none that matches, is still the HTML of the build. */
export async function codeHasCome(page: Page, matching = ''): Promise<void> {
  await page.waitForFunction((still) => !document.querySelector(still), `astro-island[ssr]${matching}`)
}
