import { expect, test } from 'vitest'
import { contact } from '#content/pages/contact.ts'
import { floodRequestReceived } from '#content/pages/flood-professionals.ts'
import { quoteSuccess } from '#content/pages/quote-success.ts'
import { thankYou } from '#content/pages/thank-you.ts'
import { acknowledgement } from './acknowledgement.ts'

const letter = (kind: Parameters<typeof acknowledgement>[0]) =>
  acknowledgement(kind, { reference: 'X-1', createdAt: new Date(), source: {} })

test.each([
  ['contact', 'message', 'within 24 hours', contact],
  ['testimonial', 'testimonial', '3-5 business days', thankYou],
  ['quote', 'request', 'within 2 business hours', quoteSuccess],
  ['flood', 'request', 'within 2 hours during business hours', floodRequestReceived],
] as const)('the reply to a %s calls it a %s and promises what its page does', (kind, record, promise, page) => {
  expect(letter(kind).subject).toBe(`We have received your ${record} [X-1]`)
  expect(letter(kind).text).toContain(promise)
  expect(JSON.stringify(page)).toContain(promise)
})

test('who asks for cover, a change or a claim reads that nothing is bound; who praises does not', () => {
  for (const kind of ['contact', 'quote', 'flood', 'scope'] as const)
    expect(letter(kind).html).toContain('Coverage cannot be bound')
  expect(letter('testimonial').text).not.toContain('Coverage')
})
