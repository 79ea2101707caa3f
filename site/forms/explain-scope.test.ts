import { expect, test } from 'vitest'
import { checkAnswers } from '#contracts/contract.ts'
import { scopeOfAppointment } from '#contracts/scope-of-appointment.ts'
import { explainScope } from './explain-scope.ts'

const filled = {
  ...scopeOfAppointment.defaults,
  beneficiaryName: 'Lou Sample',
  beneficiaryPhone: '(307) 555-0163',
  appointmentDate: '2026-11-30',
  appointmentTime: '10:30',
}
const consented = { consentToContact: true, understandScope: true, agreeToTerms: true }

function titleFor(answers: object) {
  const verdict = checkAnswers(scopeOfAppointment, answers)
  return verdict.ok ? 'sent' : explainScope(verdict.fields)?.title
}

test('[SOA-4] consents come first, then a product, and then it is sent', () => {
  expect(titleFor(filled)).toBe('Missing Required Consents')
  expect(titleFor({ ...filled, ...consented, agreeToTerms: false })).toBe('Missing Required Consents')
  expect(titleFor({ ...filled, medicareAdvantage: true, understandScope: true })).toBe('Missing Required Consents')
  expect(titleFor({ ...filled, ...consented })).toBe('Product Selection Required')
  expect(titleFor({ ...filled, ...consented, otherProducts: true })).toBe('sent')
})

test('[SOA-3] while a field of the browser’s own check is empty neither notice speaks', () => {
  expect(titleFor({ ...filled, beneficiaryName: '' })).toBeUndefined()
})
