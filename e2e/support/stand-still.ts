import { type Page } from 'playwright-core'

/** Forms sent sooner than a person can are labelled and mailed to nobody: wait until a person could have. */
export async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 2600)
}
