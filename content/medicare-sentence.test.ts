import { expect, test } from 'vitest'
import { medicareSentence, notGovernment } from './medicare-sentence.ts'

test('[SVC-5] with counts, the sentence stands in its prescribed words', () => {
  expect(medicareSentence({ organizations: 7, products: 42, sellsAll: false })).toBe(
    'We do not offer every plan available in your area. Currently we represent 7 organizations which offer 42 products in your area. Please contact Medicare.gov or 1-800-MEDICARE to get information on all of your options.',
  )
})

test('[SVC-5] an agency that sells for every organization says the other sentence', () => {
  expect(medicareSentence({ organizations: 7, products: 42, sellsAll: true })).toBe(
    'Currently we represent 7 organizations which offer 42 products in your area. You can always contact Medicare.gov or 1-800-MEDICARE for help with plan choices.',
  )
})

test.each([
  { organizations: null, products: null },
  { organizations: 7, products: null },
  { organizations: null, products: 42 },
  { organizations: 0, products: 42 },
])('[SVC-5] without both counts there is no sentence: %j', (counts) => {
  expect(medicareSentence({ ...counts, sellsAll: false })).toBeNull()
})

test('[SVC-5] the agency says that it is private and not connected with the government', () => {
  expect(notGovernment).toContain('private')
  expect(notGovernment).toContain(
    'not connected with or endorsed by the U.S. government or the federal Medicare program',
  )
})
