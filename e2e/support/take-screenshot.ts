import { join } from 'node:path'
import { type Page } from 'playwright-core'
import { root } from '#scripts/project.mjs'

/** A picture of the whole page for people to look at: SHOTS_DIR (dist/screenshots when absent) / name.png. Gives its path. */
export async function takeScreenshot(page: Page, name: string, { fullPage = true } = {}): Promise<string> {
  const path = join(process.env.SHOTS_DIR ?? join(root, 'dist/screenshots'), `${name}.png`)
  await page.screenshot({ path, fullPage, animations: 'disabled' })
  return path
}
