import { expect, test } from 'vitest'
import { visitorKey, visitorOf } from './visitor.ts'

test('an IPv4 address in each of its spellings is one visitor (C067)', () => {
  expect(['203.0.113.5', '::ffff:203.0.113.5', '::ffff:cb00:7105', '203.0.113.5:4711'].map(visitorKey)).toEqual(
    Array.from({ length: 4 }, () => '203.0.113.5'),
  )
})

test('a /64 is one visitor and the next subnet another (C067)', () => {
  expect(visitorKey('2001:db8:1:2::1')).toBe(visitorKey('2001:db8:1:2:ffff::2'))
  expect(visitorKey('2001:db8:1:2::1')).not.toBe(visitorKey('2001:db8:1:3::1'))
})

test('zone ids and nonsense do not throw, and different nonsense is not one bucket (C066, C067)', () => {
  expect(visitorKey('::1')).toBe('0:0:0:0::/64')
  expect(visitorKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect([visitorKey('unknown'), visitorKey(undefined), visitorKey('x'.repeat(10_000)).length]).toEqual([
    'unknown:unknown',
    'unknown:',
    53,
  ])
})

const from = (socket: string, forwarded?: string | string[]) => ({
  socket: { remoteAddress: socket },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded as string },
})

test('without a trusted proxy the socket decides, whatever a header says (C066)', () => {
  expect(visitorOf(from('203.0.113.5', '198.51.100.1'), 0)).toBe('203.0.113.5')
})

test('with one trusted proxy the last forwarded address decides, with two the last but one (C066)', () => {
  const request = from('10.0.0.1', 'invented, 198.51.100.7, 198.51.100.8')
  expect([1, 2].map((hops) => visitorOf(request, hops))).toEqual(['198.51.100.8', '198.51.100.7'])
  expect(visitorOf(from('10.0.0.1'), 1)).toBe('10.0.0.1')
  expect(visitorOf(from('10.0.0.1', ['a', '198.51.100.9']), 1)).toBe('198.51.100.9')
  expect(visitorOf(from('10.0.0.1', ' , ,'), 1)).toBe('10.0.0.1')
})
