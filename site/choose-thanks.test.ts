import { expect, test } from 'vitest'
import { chooseThanks } from './choose-thanks.ts'

test.each(['quote', 'contact', 'testimonial'])('[TY-2] the query string chooses %s whatever is remembered', (type) => {
  expect(chooseThanks(`?type=${type}`, 'testimonial')).toBe(type)
  expect(chooseThanks(`?type=${type}`, null)).toBe(type)
})

test('[TY-2] without a type in the address the memory chooses, and without a memory it is contact', () => {
  expect(chooseThanks('', 'testimonial')).toBe('testimonial')
  expect(chooseThanks('?utm_source=x', 'quote')).toBe('quote')
  expect(chooseThanks('', null)).toBe('contact')
})

test.each([
  '?type=',
  '?type=Quote',
  '?type=quote&type=contact',
  '?type=<script>alert(1)</script>',
  '?type=__proto__',
  `?type=${'quote'.repeat(10_000)}`,
  '?type=%',
])('[C083] a hostile or unknown type falls through: %s', (search) => {
  expect(chooseThanks(search, null)).toBe('contact')
  expect(chooseThanks(search, 'testimonial')).toBe('testimonial')
  expect(chooseThanks(search, 'javascript:alert(1)')).toBe('contact')
})
