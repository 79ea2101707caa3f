import { expect, test } from 'vitest'
import { contactMessage } from './contact-message.ts'
import { type AnyContract, checkAnswers, countProblems } from './contract.ts'
import { floodIntake } from './flood-intake.ts'
import { quoteRequestFor } from './quote-request.ts'
import { missingConsents, missingProduct, scopeOfAppointment } from './scope-of-appointment.ts'
import { testimonial } from './testimonial.ts'

const quoteRequest = quoteRequestFor([
  { value: 'pet', label: 'Pet' },
  { value: 'bonds', label: 'Surety Bonds' },
])
const contracts: AnyContract[] = [contactMessage, testimonial, scopeOfAppointment, floodIntake, quoteRequest]
const problems = (contract: AnyContract, body: unknown) => {
  const verdict = checkAnswers(contract, body)
  return verdict.ok ? {} : verdict.fields
}

test('[CON-10] a contact message needs name, email, subject and message; the phone is optional', () => {
  expect(problems(contactMessage, contactMessage.defaults)).toEqual({
    name: 'Enter your name',
    email: 'Enter your email address',
    subject: 'Choose a subject',
    message: 'Write your message',
  })
})

test('a testimonial needs all but the company', () => {
  expect(Object.keys(problems(testimonial, testimonial.defaults))).toEqual(['name', 'email', 'title', 'testimonial'])
})

test.each([0, 6, -1, 4.5, '5', ' 5 ', null, [5], undefined])('a rating of %j is refused (C026)', (rating) => {
  expect(problems(testimonial, { ...testimonial.defaults, rating }).rating).toBe('Choose a rating from 1 to 5 stars')
})

test('a Scope of Appointment needs name, phone, date, time, one product and three consents, and nothing stricter', () => {
  expect(problems(scopeOfAppointment, scopeOfAppointment.defaults)).toEqual({
    beneficiaryName: 'Enter the full name',
    beneficiaryPhone: 'Enter the phone number',
    appointmentDate: 'Choose a date',
    appointmentTime: 'Choose a time',
    consentToContact: missingConsents,
    understandScope: missingConsents,
    agreeToTerms: missingConsents,
    medicareAdvantage: missingProduct,
  })
})

test('a flood intake needs exactly the required fields that start empty', () => {
  expect(Object.keys(problems(floodIntake, floodIntake.defaults))).toEqual([
    'professionalName',
    'company',
    'professionalTitle',
    'phone',
    'email',
    'clientName',
    'lenderName',
    'propertyAddress',
    'propertyCity',
    'propertyZip',
  ])
  expect(problems(floodIntake, {}).preferredContact).toBe('Choose how we should reach you')
})

test('answers whose condition is false are dropped (C017)', () => {
  const quote = {
    firstName: 'Ann',
    lastName: 'Roe',
    email: 'ann@mail.example',
    phone: '5550100199',
    bondType: 'bid',
    obligee: 'County',
  }
  expect(checkAnswers(quoteRequest, { ...quote, insuranceType: 'pet' })).toMatchObject({
    answers: { bondType: undefined, obligee: undefined },
  })
  expect(checkAnswers(quoteRequest, { ...quote, insuranceType: 'bonds' })).toMatchObject({
    answers: { bondType: 'bid', obligee: 'County' },
  })
})

test.each(contracts.map((contract) => [contract.kind, contract] as const))(
  'the %s contract refuses what is no set of answers and ignores unknown keys (C058)',
  (_kind, contract) => {
    for (const body of [null, [], 'x', 5, true, undefined]) expect(checkAnswers(contract, body).ok).toBe(false)
    const hostile: unknown = JSON.parse('{"__proto__":{"name":"x"},"constructor":1,"toString":2,"":3}')
    const verdict = checkAnswers(contract, hostile)
    expect(verdict.ok).toBe(false)
    expect(Object.keys(verdict.ok ? {} : verdict.fields)).not.toContain('__proto__')
  },
)

test.each(contracts.map((contract) => [contract.kind, contract] as const))(
  'the %s contract reads a body as long as the server takes in its stride, whatever repeats in it',
  (_kind, contract) => {
    for (const repeated of [' ', '\n', '.', '(', '+', '@', 'x ', 'ext', '1', '-', '\u00a0', '\u200b']) {
      const long = `a${repeated.repeat(190_000 / repeated.length)}b`
      const body = Object.fromEntries(Object.keys(contract.defaults).map((name) => [name, long]))
      const start = performance.now()
      checkAnswers(contract, body)
      // With all of a form's fields that long, which is some twenty times what one request may hold.
      expect(performance.now() - start, JSON.stringify(repeated)).toBeLessThan(1_500)
    }
  },
)

test('faults are counted in words', () => {
  expect(countProblems({ a: '' })).toBe('There is 1 thing to fix')
  expect(countProblems({ a: 'Enter a', b: 'Enter b' })).toBe('There are 2 things to fix')
  expect(countProblems({ a: 'Tick each', b: 'Tick each' })).toBe('There is 1 thing to fix')
})
