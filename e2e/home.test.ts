import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { openSite, type Site } from './support/open-site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test('[HOME-1] the eight sections stand in order, without script too', async () => {
  await using visit = await site.visit('/', { javaScript: false })
  const headings = await visit.page.locator('main h1, main h2:not(dialog *)').allTextContents()
  expect(headings).toEqual([
    'Insurance from people who know your road home.',
    'Cover for the whole of your life here',
    'What we hold to',
    'Three AI tools, in the workshop',
    'A new name on the door. The same people behind it.',
    'What clients tell us',
    'Get Your Free Quote',
    'Listen on the drive',
  ])
  expect(await visit.page.locator('#quote').count()).toBe(1)
})

test('[HOME-2] the hero opens a quote dialog, dials the office, and the page claims 75+ years', async () => {
  await using visit = await site.visit('/')
  const hero = visit.page.locator('.vista')
  expect(await hero.getByRole('button', { name: 'Get Free Quote' }).getAttribute('commandfor')).toBe('quote-hero')
  expect(await hero.locator(`a[href="${agency.phone.href}"]`).textContent()).toContain(agency.phone.display)
  expect(await visit.page.locator('.facts').textContent()).toContain('75+ years')
})

test('[HOME-3] six main cards have a description, three bullets and a way on', async () => {
  await using visit = await site.visit('/')
  const cards = visit.page.locator('.cards > .card')
  expect(await cards.locator('h3').allTextContents()).toEqual([
    'Personal',
    'Commercial',
    'Farm & Ranch',
    'Life & Health',
    'Medicare',
    'Travel',
  ])
  for (const card of await cards.all()) {
    expect((await card.locator('> p').textContent())?.length).toBeGreaterThan(20)
    expect(await card.locator('.ticks li').count()).toBe(3)
    expect(await card.textContent()).toContain('Learn More')
    expect(await card.getByRole('link').getAttribute('href')).toMatch(/^\/services\//)
  }
})

test('[HOME-4] seven further cards have three bullets each; those of IP and SR22 are the specification’s', async () => {
  await using visit = await site.visit('/')
  const further = visit.page.locator('.others > li')
  expect(await further.locator('b').allTextContents()).toEqual([
    'Flood',
    'Pet',
    'Recreational Vehicle',
    'Jewelry',
    'Wedding',
    'IP Insurance',
    'SR22 Filing',
    'All 14 services',
  ])
  const lines = await further.locator('span').allTextContents()
  expect(lines[5]).toBe('Patent Defense, Trademark Protection, Enforcement Coverage')
  expect(lines[6]).toBe('Immediate Filing, 3-Year Monitoring, Confidential Service')
  for (const line of lines.slice(0, 7)) expect(line.split(', ')).toHaveLength(3)
})

test('[HOME-5] three AI tools are announced and offer nothing to press', async () => {
  await using visit = await site.visit('/')
  const soon = visit.page.locator('section', { has: visit.page.locator('.soon') })
  expect(await soon.locator('h3').allTextContents()).toEqual([
    'Quote generator',
    'Risk assessment tool',
    'Chat assistant',
  ])
  expect(await soon.getByText('Coming soon').count()).toBe(3)
  expect(await soon.locator('a, button, input, [tabindex]').count()).toBe(0)
})

test('[HOME-6] three testimonials have a name, a title, a picture of ours, a quote and five stars', async () => {
  await using visit = await site.visit('/')
  const quotes = visit.page.locator('.home-quotes figure')
  expect(await quotes.count()).toBe(3)
  for (const quote of await quotes.all()) {
    expect(await quote.getByRole('img', { name: '5 out of 5 stars' }).count()).toBe(1)
    expect(await quote.locator('blockquote').textContent()).toMatch(/^“.+”$/)
    expect(await quote.locator('cite b').textContent()).toBeTruthy()
    expect(await quote.locator('cite span').textContent()).toBeTruthy()
    expect(await quote.locator('img').getAttribute('src')).toMatch(/^\/scenes\//)
  }
})

test('[HOME-7] the podcast is a lazy frame of ten episodes in order, 315 px high, asked for only as one comes near', async () => {
  await using visit = await site.visit('/', { width: 390, height: 600 })
  const frame = visit.page.locator('iframe')
  expect(await frame.getAttribute('loading')).toBe('lazy')
  expect(await frame.getAttribute('height')).toBe('315')
  const source = new URL((await frame.getAttribute('src')) ?? '')
  expect([source.searchParams.get('limit'), source.searchParams.get('order')]).toEqual(['10', 'episodic'])
  await visit.page.waitForTimeout(500)
  expect(visit.elsewhere).toEqual([])
  await frame.scrollIntoViewIfNeeded()
  await expect.poll(() => visit.elsewhere).toEqual([source.href])
})

test('[HOME-8] the office’s hours stand with the quote and in the footer', async () => {
  await using visit = await site.visit('/')
  expect(await visit.page.locator('#quote').textContent()).toContain('Monday to Friday, 8:00 AM to 5:00 PM')
  expect(await visit.page.locator('footer.site').textContent()).toContain('Monday to Friday, 8:00 AM to 5:00 PM')
})
