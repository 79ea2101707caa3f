import { type Page } from 'playwright-core'

/** Words that stand on two lines without a hyphen, which a reader takes for two words; addresses may break. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('svg, script, style, option, .sr-only')) continue
      if (getComputedStyle(parent).color === 'rgba(0, 0, 0, 0)') continue
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
