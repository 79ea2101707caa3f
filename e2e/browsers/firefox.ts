import puppeteer from 'puppeteer-core'
import { type Engine } from './engine.ts'

/** Debian's firefox-esr over WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
  })
  const page = await browser.newPage()
  return {
    name: 'Firefox',
    open: async (url) => {
      await page.goto(url)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    click: (selector) => page.click(selector),
    type: async (selector, text) => {
      await page.type(selector, text)
    },
    press: (key) => page.keyboard.press(key),
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    [Symbol.asyncDispose]: () => browser.close(),
  }
}
