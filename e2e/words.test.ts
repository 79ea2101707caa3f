import { type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPages } from '#scripts/built-pages.ts'
import { openSite, type Site } from './support/open-site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

/** Words that stand on two lines without a hyphen, which a reader takes for two words; addresses may break. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('svg, script, style, option')) continue
      for (const { 0: word, index } of text.data.matchAll(/[^\s\-–/@.]{4,}(?![^\s]*[@.]\w)/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}

test('no word is broken in two on any page, from the smallest phone to a desk', async () => {
  await using visit = await site.visit('/', { width: 320, allow: [/status of 404/] })
  const { page } = visit
  const found: string[] = []
  for (const path of builtPages()) {
    await page.goto(path)
    for (const width of [320, 360, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      found.push(...(await brokenWords(page)).map((word) => `${path} at ${width} px: ${word}`))
    }
  }
  expect(found).toEqual([])
})
