import { type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { soaQuestions } from '#content/soa-questions.ts'
import { axe } from './support/axe.ts'
import { openSite, type Site } from './support/open-site.ts'
import { pageWidth } from './support/page-width.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const PATH = '/services/medicare'
const video = (page: Page) => page.locator('main video')
const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused)
const time = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)

describe('the film', () => {
  test('[SVC-5] it plays by itself, muted, in a loop, and a button pauses it', async () => {
    await using visit = await site.visit(PATH)
    const { page } = visit
    expect(
      await video(page).evaluate(({ autoplay, muted, loop, textContent }: HTMLVideoElement) => ({
        autoplay,
        muted,
        loop,
        fallback: textContent.trim(),
      })),
    ).toEqual({ autoplay: true, muted: true, loop: true, fallback: 'Your browser does not support the video tag.' })
    await video(page).scrollIntoViewIfNeeded()
    await expect.poll(() => time(page), { timeout: 10_000 }).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Pause' }).click()
    expect(await isPaused(page)).toBe(true)
    const stoodAt = await time(page)
    await page.waitForTimeout(400)
    expect(await time(page)).toBe(stoodAt)
    await page.getByRole('button', { name: 'Play', exact: true }).press('Enter')
    await expect.poll(() => time(page)).not.toBe(stoodAt)
    expect(await page.getByRole('button', { name: 'Pause' }).isVisible()).toBe(true)
  })

  test('[SVC-5] under reduced motion it stands still and is not even loaded, until somebody presses Play', async () => {
    const asked: string[] = []
    await using visit = await site.visit(PATH, {
      reducedMotion: 'reduce',
      before: async (context) => {
        context.on('request', (request) => {
          if (/\.(mp4|webm)$/.test(request.url())) asked.push(request.url())
        })
        await Promise.resolve()
      },
    })
    const { page } = visit
    await video(page).scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    expect(await isPaused(page)).toBe(true)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => time(page), { timeout: 10_000 }).toBeGreaterThan(0)
  })

  test('[SVC-5] without script the browser’s own controls pause it', async () => {
    await using visit = await site.visit(PATH, { javaScript: false })
    expect(await video(visit.page).getAttribute('controls')).not.toBeNull()
    expect(await visit.page.locator('.video-btn').isVisible()).toBe(false)
  })
})

describe('the four doors', () => {
  test('[SVC-5] each leads where it says', async () => {
    await using visit = await site.visit(PATH)
    const doors = visit.page.locator('.doors')
    const enroll = doors.getByRole('link', { name: /^Enroll in .* Medicare Supplement Plans/ })
    expect(await enroll.getAttribute('href')).toBe(agency.links.medicareEnrollment)
    expect(await enroll.getAttribute('target')).toBe('_blank')
    const form = doors.getByRole('link', { name: 'Scope of Appointment Form' })
    expect(await form.getAttribute('href')).toBe('/soa-form')
    expect(await form.getAttribute('target')).toBe('_blank')
    const expert = doors.getByRole('link', { name: 'Call Medicare Expert' })
    expect(await expert.getAttribute('href')).toBe(`${agency.phone.href},2`)
    expect(await expert.textContent()).toContain('TTY users call 711')
  })

  test('[SVC-5] SOA FAQ scrolls to the questions', async () => {
    await using visit = await site.visit(PATH)
    const { page } = visit
    await page.locator('.doors').getByRole('link', { name: 'SOA FAQ' }).click()
    const heading = page.getByRole('heading', { name: 'Questions people ask' })
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(400)
    expect((await heading.boundingBox())?.y).toBeGreaterThan(76)
    expect(new URL(page.url()).hash).toBe('#faq')
  })
})

describe('the SOA FAQ dialog', () => {
  test('[SVC-5] it opens with every question, closes, and gives the focus back', async () => {
    await using visit = await site.visit(PATH)
    const { page } = visit
    const opener = page.getByRole('button', { name: 'SOA FAQ' })
    const dialog = page.getByRole('dialog', { name: 'SOA FAQ' })
    for (const close of ['Escape', 'Close the questions', 'Close']) {
      await opener.press('Enter')
      await dialog.waitFor()
      for (const { question } of soaQuestions()) expect(await dialog.getByText(question).isVisible()).toBe(true)
      if (close === 'Escape') await page.keyboard.press('Escape')
      else await dialog.getByRole('button', { name: close, exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
    }
    await page.locator('header.site .brand').click({ trial: true })
  })

  test.each([320, 1360])(
    '[SVC-5] axe finds nothing at %i px, with the questions and the dialog open',
    async (width) => {
      await using visit = await site.visit(PATH, { width })
      const { page } = visit
      for (const summary of await page.locator('main summary').all()) await summary.click()
      expect(await axe(page, width)).toEqual([])
      expect(await pageWidth(page)).toBe(width)
      await page.getByRole('button', { name: 'SOA FAQ' }).click()
      expect(await axe(page, width)).toEqual([])
    },
  )
})

test.each([
  [PATH, 2],
  ['/services/commercial', 1],
])('[SVC-2] [SVC-5] %s: the %i podcast players load only when pressed', async (path, count) => {
  await using visit = await site.visit(path)
  const { page, elsewhere } = visit
  const players = page.locator('main .play')
  expect(await players.count()).toBe(count)
  const before = elsewhere.length
  expect(await page.locator('main iframe.player').count()).toBe(0)
  await players.first().click()
  await page.locator('main iframe.player').waitFor()
  await expect.poll(() => elsewhere.length).toBeGreaterThan(before)
})
