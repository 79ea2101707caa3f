import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBuiltDocuments } from './support/built-document.ts'
import { codeHasCome } from './support/code-has-come.ts'
import { laidOut } from './support/laid-out.ts'
import { openSite, type Site } from './support/open-site.ts'

// What browsers, telephones and time do to a page behind its back.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const withIslands = ['/contact', '/get-quote', '/services/bonds', '/services/ip-insurance', '/soa-form']

test.each([...withIslands, '/flood-professionals/request'])(
  '%s: numbers that the telephone turned into links before React came do no harm (C039)',
  async (path) => {
    await using visit = await site.visit(path)
    const { page } = visit
    const read = () => laidOut(page, () => page.locator('main').innerText())
    const before = await read()
    const wrapped = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      const numbers = texts.filter(
        ({ data, parentElement }) => /\d/.test(data) && !parentElement?.closest('a,script,style,option,textarea,svg'),
      )
      for (const text of numbers) {
        const link = document.createElement('a')
        link.href = 'tel:1'
        text.replaceWith(link)
        link.append(text)
      }
      return numbers.length
    })
    expect(wrapped).toBeGreaterThan(0)
    await page.locator('main :is(input, select, textarea):visible').first().focus()
    await codeHasCome(page, ':focus-within')
    await page.waitForTimeout(300)
    expect(await read()).toBe(before)
  },
)

test('no date field is bound by the day of the build, and no year follows a © (C035)', () => {
  for (const { path, document } of readBuiltDocuments()) {
    const bound = document.querySelectorAll('input[type=date]:is([min], [max], [value]:not([value=""]))')
    expect([path, bound.length]).toEqual([path, 0])
    const html = document.documentElement.outerHTML
    expect([path, /(©|&copy;|copyright)\s*\d{4}/i.exec(html)?.[0]]).toEqual([path, undefined])
  }
})

test('years after it was built, the page that shows today shows today (C035)', async () => {
  await using visit = await site.visit('/document-confirmation', {
    before: (context) => context.clock.install({ time: new Date('2031-01-02T19:00:00Z') }),
  })
  expect(await visit.page.locator('[data-clock-day]').innerText()).toBe('Thursday, January 2, 2031')
})
