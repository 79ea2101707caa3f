import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe } from './support/axe.ts'
import { openSite, type Site } from './support/open-site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test('a console error, an uncaught error and a CSP violation each fail the visit', async () => {
  const visit = await site.visit('/')
  await visit.page.evaluate(() => {
    console.error('planted console error')
    setTimeout(() => {
      throw new Error('planted uncaught error')
    })
    const script = document.createElement('script')
    script.textContent = 'window.planted = true'
    document.head.append(script)
  })
  const planted = ['planted console error', 'Content Security Policy', 'planted uncaught error']
  await expect
    .poll(() => visit.problems)
    .toEqual(expect.arrayContaining(planted.map((text) => expect.stringContaining(text) as string)))
  await expect(visit[Symbol.asyncDispose]()).rejects.toThrow('The browser complained')
})

test('what a test allows does not fail it', async () => {
  await using visit = await site.visit('/no-such-page', { allow: [/status of 404/] })
  expect(visit.problems).toEqual([])
})

test('a request to another company is answered here and listed', async () => {
  await using visit = await site.visit('/')
  const [tab] = await Promise.all([
    visit.context.waitForEvent('page'),
    visit.page.evaluate(() => window.open('https://quotes.example.com/x', '_blank', 'noopener')),
  ])
  await tab.waitForLoadState()
  expect(await tab.title()).toBe('Elsewhere')
  expect(visit.elsewhere).toEqual(['https://quotes.example.com/x'])
})

test('axe reports planted violations, in a section that waits below the view too', async () => {
  await using visit = await site.visit('/services/medicare')
  const { page } = visit
  expect(await axe(page, 390)).toEqual([])
  await page
    .locator('main > section')
    .last()
    .evaluate((section) => {
      section.insertAdjacentHTML('beforeend', '<button></button><p style="color: #999; background: #fff">Pale</p>')
    })
  const found = (await axe(page, 390)).map((violation) => violation.split(':')[0])
  expect(found.toSorted()).toEqual(['button-name', 'color-contrast'])
})
