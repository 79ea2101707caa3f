import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { problemsByField } from './contract.ts'
import {
  calendarDate,
  checkbox,
  consent,
  email,
  limits,
  line,
  message,
  name,
  oneOf,
  optional,
  phone,
  timeOfDay,
  wholeNumber,
} from './fields.ts'

const read = (field: z.ZodMiniType, value: unknown) => {
  const result = z.safeParse(field, value)
  return result.success ? { kept: result.data } : { problem: result.error.issues[0]?.message }
}

describe('email', () => {
  test.each([
    ' ann@mail.example ',
    '\u00a0ann@mail.example\u00a0',
    '\tann@mail.example',
    'ann@mail.example\n',
    'ann@MAIL.example',
  ])('the padding a phone keyboard adds around %j is taken off first (C019)', (typed) =>
    expect(read(email(), typed)).toEqual({ kept: 'ann@mail.example' }),
  )

  test.each([
    "d'arcy@mail.example",
    'Ann@mail.example',
    'ann+flood@mail.example',
    'first.last@a.b.c.example',
    'ann@x1.y2.example',
    'ann@mail.abcdefghijkl',
    'ann&co@mail.example',
    'ann_@mail.example',
    'a..b@mail.example',
    'josé@mail.example',
  ])('%s is an address that can work (C020, C021)', (typed) => expect(read(email(), typed)).toEqual({ kept: typed }))

  test('a final dot is taken off, a curly apostrophe is straightened, a domain with an umlaut becomes ASCII (C020, C021)', () => {
    expect(read(email(), 'ann@mail.example.')).toEqual({ kept: 'ann@mail.example' })
    expect(read(email(), '\u202a\u200bann@mail.example\u202c')).toEqual({ kept: 'ann@mail.example' })
    expect(read(email(), 'd’arcy@mail.example')).toEqual({ kept: "d'arcy@mail.example" })
    expect(read(email(), 'ann@bücher.example')).toEqual({ kept: 'ann@xn--bcher-kva.example' })
    expect(read(email(), 'ann@xn--bcher-kva.example')).toEqual({ kept: 'ann@xn--bcher-kva.example' })
  })

  test.each([
    'ann@@mail.example',
    'ann@mail',
    'ann',
    '@mail.example',
    'ann@',
    'ann smith@mail.example',
    'ann@mail.example, bob@mail.example',
    'ann@mail.example;bob@mail.example',
    'Ann <ann@mail.example>',
    'ann@1.2.3.4',
    'ann@mail..example',
    'ann@-mail.example',
    'ann@mail.example/x',
    'ann@ma\u3000il.example',
  ])('%s cannot work and is refused with an example (C020)', (typed) =>
    expect(read(email(), typed)).toEqual({ problem: 'Enter an email address like name@example.com' }),
  )
})

describe('phone', () => {
  test.each([
    '(555) 010-0199',
    '555.010.0199',
    '+1 555 010 0199',
    '1-555-010-0199 ext. 42',
    '555 010 0199x42',
    '+44 20 7946 0000',
    '1-555-FLOOD-00',
    '５５５ ０１０ ０１９９',
    '555-0199',
  ])('%s is kept as typed (C023)', (typed) => expect(read(phone(), typed)).toEqual({ kept: typed }))

  test.each(['evenings only', '555', 'call me', '12345'])('%s has not enough digits (C023)', (typed) =>
    expect(read(phone(), typed)).toEqual({ problem: 'Enter a phone number with its area code' }),
  )
})

test.each(["O'Neill", 'O’Neill', 'Mary-Jo', 'Ñandú', 'J. P. Müller-Łódź', 'de la Cruz III', 'Smith, Jane', '李小龍'])(
  'the name %s is kept exactly (C022)',
  (typed) => expect(read(name('Enter your name'), typed)).toEqual({ kept: typed }),
)

test.each([undefined, null, '', '   ', '\u00a0\n'])('an optional field left as %j is not given (C024)', (typed) => {
  expect(read(optional(email()), typed)).toEqual({ kept: undefined })
  expect(read(optional(wholeNumber('Enter a number', { min: 0, max: 9999 })), typed)).toEqual({ kept: undefined })
})

test('an optional field that is filled wrongly says so', () => {
  expect(read(optional(email()), 'ann@').problem).toBe('Enter an email address like name@example.com')
})

test.each([false, 'false', 0, '0', 'off', null, undefined, 'on', 1, [], 'true', 'yes', {}])(
  'a consent of %j is not given (C025)',
  (given) => expect(read(consent('Please agree'), given)).toEqual({ problem: 'Please agree' }),
)

test('a consent of true is given, a box takes only true and false (C025)', () => {
  expect(read(consent('Please agree'), true)).toEqual({ kept: true })
  expect([true, false, null, undefined].map((given) => read(checkbox, given).kept)).toEqual([true, false, false, false])
  for (const given of ['false', 'true', 'on', 0, 1, []]) expect(read(checkbox, given)).not.toHaveProperty('kept')
})

test.each(['e', '+', '-', '.', '1.5', '-3', '1e3', '0x10', '12.34.56', Number.NaN, 1.5, [5], true])(
  'a whole number is never guessed from %j (C027, C028)',
  (typed) =>
    expect(read(wholeNumber('Enter a number', { min: 0, max: 9999 }), typed)).toEqual({ problem: 'Enter a number' }),
)

test('a whole number is read from digits, and zero stays zero (C027)', () => {
  const year = wholeNumber('Enter a number', { min: 0, max: 9999 })
  expect([0, '0', ' 1978 ', 1978].map((typed) => read(year, typed).kept)).toEqual([0, 0, 1978, 1978])
})

test.each(['2026-03-08', '2026-11-01', '1950-01-01', '2028-02-29'])('the date %s stays that text (C031)', (typed) =>
  expect(read(calendarDate('Choose a date'), typed)).toEqual({ kept: typed }),
)

test.each([
  '0026-05-01',
  '20226-05-01',
  '1062-03-03',
  'tomorrow',
  '2026-02-30',
  '2026-2-3',
  '00/00/0000',
  '2027-02-29',
  '2026-13-01',
])('the date %s is refused with the range (C032)', (typed) =>
  expect(read(calendarDate('Choose a date'), typed)).toEqual({
    problem: 'Enter a real date between the years 1900 and 2100',
  }),
)

test('times of day keep hours and minutes only, and refuse what is no time (C034)', () => {
  const time = timeOfDay('Choose a time')
  expect(
    ['00:00', '12:00', '12:30', '23:59', '09:30:00', '09:30:15.250'].map((typed) => read(time, typed).kept),
  ).toEqual(['00:00', '12:00', '12:30', '23:59', '09:30', '09:30'])
  for (const typed of ['24:00', '9:00', '12:60', 'noon'])
    expect(read(time, typed)).toEqual({ problem: 'Enter a time like 09:30 or 14:00' })
})

test('a choice takes its listed values only', () => {
  expect(read(oneOf('Choose', ['a', { value: 'b', label: 'B' }]), 'b')).toEqual({ kept: 'b' })
  for (const given of ['c', 'B', '', null, ['a'], 'toString'])
    expect(read(oneOf('Choose', ['a']), given)).toEqual({ problem: 'Choose' })
})

test('a text at its limit is accepted with either kind of line end, one more is refused with both numbers (C060)', () => {
  const lines = 'x\r\n'.repeat(40)
  const full = lines + '🌲'.repeat((limits.message - 80) / 2)
  expect(read(message('Write'), full)).toHaveProperty('kept')
  expect(read(message('Write'), full.replaceAll('\r\n', '\n'))).toHaveProperty('kept')
  expect(read(message('Write'), `${full}y`)).toEqual({ problem: 'Use at most 5,000 characters; this has 5,001' })
})

test.each([5, true, {}, ['text'], null, undefined])('a text field given %j asks for the text (C058)', (given) => {
  expect(read(line('Write'), given)).toEqual({ problem: 'Write' })
})

test('the first fault of each field is the one reported', () => {
  expect(
    problemsByField([
      { path: ['email'], message: 'first' },
      { path: ['email'], message: 'second' },
      { path: [], message: 'whole' },
    ]),
  ).toEqual({ fields: { email: 'first', form: 'whole' } })
})
