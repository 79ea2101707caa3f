import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './support/open-site.ts'

// The second page: fetched while the pointer rests on its link, so that the click finds it here.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test('a page whose link one points at is fetched ahead, and opens from there however slow the network is', async () => {
  await using visit = await site.visit('/')
  const { page } = visit
  const network = await visit.context.newCDPSession(page)
  await network.send('Network.enable')
  const slow = { offline: false, latency: 800, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  const link = page.locator('header.site').getByRole('link', { name: 'About', exact: true })
  await link.hover()
  await page.waitForTimeout(3_000)
  await link.click()
  await page.waitForURL('**/about')
  const navigation = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      deliveryType: string
    })[]
    return { delivery: entry?.deliveryType, waited: (entry?.responseStart ?? Infinity) - (entry?.startTime ?? 0) }
  })
  expect(navigation.delivery).toBe('navigational-prefetch')
  expect(navigation.waited).toBeLessThan(slow.latency / 2)
})

test('nothing is fetched ahead before one points at a link of ours', async () => {
  await using visit = await site.visit('/')
  const { page } = visit
  const asked = () => site.server.log.filter((line) => line.includes('"/risk-management"')).length
  await page.waitForTimeout(1_000)
  expect(asked()).toBe(0)
  await page.locator('header.site').getByRole('link', { name: 'Make Payment' }).hover()
  await page.waitForTimeout(1_000)
  expect(visit.elsewhere).toEqual([])
  await page.locator('header.site').getByRole('link', { name: 'Risk Management' }).hover()
  await expect.poll(asked).toBe(1)
})
