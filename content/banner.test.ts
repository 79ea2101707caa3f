import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { banner, type Banner } from './banner.ts'

test('[BAN-1] the configured banner is the Medicare one, in the specification’s words', () => {
  expect(banner).toMatchObject({
    title: 'Medicare Open Enrollment Period',
    dates: 'October 15 to December 7, 2025',
    buttonText: 'Learn More About Medicare',
    buttonLink: '/services/medicare',
    theme: 'medicare',
  })
  expect(banner.message).toContain('January 1, 2026')
})

test('[BAN-2] each of the six themes has a look', async () => {
  const themes: Record<Banner['theme'], true> = {
    medicare: true,
    winter: true,
    spring: true,
    summer: true,
    fall: true,
    urgent: true,
  }
  const css = await readFile(new URL('../site/sections/banner.css', import.meta.url), 'utf8')
  for (const theme of Object.keys(themes)) expect(css).toMatch(new RegExp(`\\.banner(\\.${theme})? \\{`))
})
