import { type Page } from 'playwright-core'

/** What a browser's page translator does: every piece of text is taken out and put back inside an element of its own. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,option,textarea')) continue
      const font = document.createElement('font' as 'span')
      font.textContent = `¡${text.data}!`
      text.replaceWith(font)
    }
  })
}
