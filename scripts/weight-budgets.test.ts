import { expect, test } from 'vitest'
import { overBudget } from './weight-budgets.ts'

const light = { html: 20_000, css: 10_000, fonts: 46_000, script: 2_000, elsewhere: 0 }

test('a light page is within budget', () => {
  expect(overBudget('/about', light)).toEqual([])
})

test('each part that is over is named', () => {
  expect(overBudget('/about', { html: 22_001, css: 14_501, fonts: 50_001, script: 3_001, elsewhere: 1 })).toHaveLength(
    5,
  )
})

test('a request to another company is named where none may be made', () => {
  const asked = ['https://elsewhere.example.com/pixel']
  expect(overBudget('/about', { ...light, elsewhere: 1, asked })).toEqual([
    '/about: elsewhere 1, at most 0: https://elsewhere.example.com/pixel',
  ])
  expect(overBudget('/services/commercial', { ...light, elsewhere: 1, asked })).toEqual([])
})

test('Home may have more HTML, and testimonials may start React by themselves', () => {
  expect(overBudget('/', { ...light, html: 25_000 })).toEqual([])
  expect(overBudget('/testimonials', { ...light, script: 80_000 })).toEqual([])
  expect(overBudget('/contact', { ...light, script: 80_000 })).toEqual(['/contact: script 80000, at most 3000'])
})
