// `npm run parts` shows every part and every view on one page, which the built site does not have.
// `npm run parts:check` looks at it at two widths: pictures in dist/parts, and an error for what is blank, broken or too wide.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dev } from 'astro'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { chromiumFlags, ensureChromium } from './chromium.mjs'
import { root } from './project.mjs'

const server = await dev({ root, server: { port: 0 }, logLevel: 'warn' })
const address = `http://localhost:${server.address.port}/parts`

if (process.argv.includes('--check')) {
  const faults = await check([390, 1360])
  for (const fault of faults) console.error(fault)
  console.log(
    faults.length === 0 ? 'Nothing is blank, broken or too wide. Pictures: dist/parts' : `${faults.length} faults`,
  )
  await server.stop()
  process.exit(faults.length === 0 ? 0 : 1)
}
console.log(address)

async function check(widths: number[]): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium() ?? 'chromium', args: chromiumFlags })
  try {
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.message))
    // The first visit draws every image anew.
    await page.goto(address, { timeout: 120_000 })
    await mkdir(join(root, 'dist/parts'), { recursive: true })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: join(root, `dist/parts/${width}.png`), fullPage: true })
      const found = [...(await findMissing(page)), ...(await findTooWide(page)), ...(await findBlank(page))]
      faults.push(...found.map((fault) => `${width} px: ${fault}`))
    }
    return faults
  } finally {
    await browser.close()
  }
}

async function findMissing(page: Page): Promise<string[]> {
  const broken = await page.$$eval('img', (images) =>
    images.filter((image) => image.naturalWidth === 0).map((image) => `${image.src} does not load`),
  )
  return [...(await page.locator('#missing').allTextContents()), ...broken]
}

/** Whatever reaches past the right edge, when the page scrolls sideways. */
async function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('[data-example]')]
      .filter((example) => example.scrollWidth > example.clientWidth)
      .map((example) => `${example.getAttribute('data-example') ?? ''} is too wide`)
      .concat(`the page is ${scrollWidth} px wide`)
  })
}

/** An example whose picture has no contrast at all shows nothing. */
async function findBlank(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const example of await page.locator('[data-example]').all()) {
    const { channels } = await sharp(await example.screenshot()).stats()
    const name = (await example.getAttribute('data-example')) ?? ''
    if (channels.every(({ stdev }) => stdev < 2)) faults.push(`${name} is blank`)
  }
  return faults
}
