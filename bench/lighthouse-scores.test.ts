import { expect, test } from 'vitest'
import { median, readScores } from './lighthouse-scores.ts'

test('the median of three is the middle one, whatever the order', () => {
  expect(median([100, 97, 99])).toBe(99)
})

test('a report gives the four groups in percent, the three times, and what failed', () => {
  const group = (score: number, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id, weight: 1 })) })
  const report = {
    categories: {
      performance: group(0.98, 'largest-contentful-paint'),
      accessibility: group(0.96, 'color-contrast'),
      'best-practices': group(1, 'errors-in-console'),
      seo: group(0.92),
    },
    audits: {
      'largest-contentful-paint': { title: 'Largest Contentful Paint', score: 0.9, numericValue: 1234.4 },
      'total-blocking-time': { title: 'Total Blocking Time', score: 1, numericValue: 0 },
      'cumulative-layout-shift': { title: 'Cumulative Layout Shift', score: 1, numericValue: 0.0004 },
      'color-contrast': { title: 'Contrast', score: 0, details: { items: [{ node: { selector: 'footer > p' } }] } },
      'errors-in-console': { title: 'No errors', score: 1 },
    },
  }
  expect(readScores(JSON.stringify(report))).toEqual({
    performance: 98,
    accessibility: 96,
    'best-practices': 100,
    seo: 92,
    cls: 0,
    tbt: 0,
    lcp: 1234,
    faults: ['largest-contentful-paint: Largest Contentful Paint', 'color-contrast: Contrast\n    footer > p'],
  })
})
