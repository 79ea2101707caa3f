import { expect, test } from 'vitest'
import { palettes } from './palettes.ts'
import { ranges } from './ranges.ts'
import { hasRings, skyOf } from './sky-of.ts'
import { pageViews, serviceViews, type View } from './views.ts'

const views = Object.entries<View>({ ...serviceViews, ...pageViews })

test('each of the fourteen services has a view with a palette of its own', () => {
  expect(Object.keys(serviceViews)).toHaveLength(14)
  expect(new Set(Object.values(serviceViews).map(({ palette }) => palette)).size).toBe(14)
})

test.each(Object.entries(palettes))('white text is readable on the sky of %s', (_name, { sky, bands }) => {
  expect(contrast('#ffffff', sky)).toBeGreaterThanOrEqual(7)
  expect(contrast('#ffffff', bands[0])).toBeGreaterThanOrEqual(4.5)
})

test.each(views)('what matters in %s lies within 300 units of the middle', (_name, { sun, at, center }) => {
  for (const x of [sun?.[0], at?.[0], center?.[0]]) expect(Math.abs(x ?? 0)).toBeLessThanOrEqual(300)
})

test.each(views)('rings and low clouds of %s leave the upper left to the text', (_name, view) => {
  const middle = view.sun?.[0] ?? view.center?.[0] ?? 20
  if (view.sky === 'rings' || view.sky === 'rays') expect(middle).toBeGreaterThanOrEqual(20)
  for (const [x, y] of view.clouds ?? []) if (y < 100) expect(x).toBeGreaterThanOrEqual(20)
})

test.each(Object.entries(ranges))('the range %s is low land at both edges', (_name, peaks) => {
  expect(peaks[0]?.[1]).toBeGreaterThanOrEqual(200)
  expect(peaks.at(-1)?.[1]).toBeGreaterThanOrEqual(200)
})

test('a head takes its color and its room from its view', () => {
  expect(skyOf('medicare')).toBe(palettes.sunrise.sky)
  expect(hasRings('bonds')).toBe(true)
  expect(hasRings('personal')).toBe(false)
})

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
