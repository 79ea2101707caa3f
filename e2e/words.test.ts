import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPages } from '#scripts/built-pages.ts'
import { brokenWords } from './support/broken-words.ts'
import { openSite, type Site } from './support/open-site.ts'
import { pageWidth } from './support/page-width.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

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

test('at twice the text size no page is wider than a phone or a small tablet (WCAG 1.4.4)', async () => {
  await using visit = await site.visit('/', { width: 390, allow: [/status of 404/] })
  const { page } = visit
  const found: string[] = []
  for (const path of builtPages()) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const over = (await pageWidth(page)) - width
      if (over > 0) found.push(`${path} at ${width} px: ${over} px too wide`)
    }
  }
  expect(found).toEqual([])
})
