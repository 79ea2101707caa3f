import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const open = (file: string) => readFile(new URL(`../site/public/video/${file}`, import.meta.url))

test('[SVC-5] the Medicare film is far below 500 kB in both formats', async () => {
  const mp4 = await open('medicare-sunrise.mp4')
  const webm = await open('medicare-sunrise.webm')
  expect(mp4.length).toBeLessThan(400_000)
  expect(webm.length).toBeLessThan(mp4.length)
  expect(webm.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
})

test('[SVC-5] the film starts to play before all of it is there', async () => {
  const mp4 = (await open('medicare-sunrise.mp4')).toString('latin1')
  expect(mp4.indexOf('moov')).toBeGreaterThan(0)
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'))
})

test('[SVC-5] its poster is a drawing of a few kilobytes', async () => {
  const poster = (await open('medicare-sunrise.svg')).toString()
  expect(poster).toMatch(/^<svg xmlns=/)
  expect(poster.length).toBeLessThan(6000)
})
