import * as z from 'zod/mini'
import { cleanTime, earliestYear, isCalendarDate, isTimeOfDay, latestYear } from './calendar.ts'
import { cleanEmailAddress, isEmailAddress } from './email-address.ts'
import { isPhoneNumber } from './phone-number.ts'
import { cleanLine, cleanText } from './text.ts'

/** The longest of each kind, in the unit of `lengthOf`. */
export const limits = { name: 200, phone: 40, email: 254, line: 300, message: 5000 }

/** One choice of a select or radio group. */
export interface Option {
  value: string
  label: string
}

/** A person's or company's name, kept exactly: apostrophes, accents, periods and all. `missing` is the message for an empty one. */
export function name(missing: string) {
  return line(missing, limits.name)
}

/** A text of one line. */
export function line(missing: string, max = limits.line) {
  return z.string({ error: missing }).check(z.overwrite(cleanLine), z.minLength(1, { error: missing }), atMost(max))
}

/** A text of several lines. */
export function message(missing: string, max = limits.message) {
  return z.string({ error: missing }).check(z.overwrite(cleanText), z.minLength(1, { error: missing }), atMost(max))
}

export function email(missing = 'Enter your email address') {
  return z
    .string({ error: missing })
    .check(
      z.overwrite(cleanEmailAddress),
      z.minLength(1, { error: missing }),
      atMost(limits.email),
      z.refine(isEmailAddress, { error: 'Enter an email address like name@example.com' }),
    )
}

/** A telephone number in any way of writing, kept as typed. */
export function phone(missing = 'Enter your phone number') {
  return z
    .string({ error: missing })
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, { error: missing }),
      atMost(limits.phone),
      z.refine(isPhoneNumber, { error: 'Enter a phone number with its area code' }),
    )
}

/** YYYY-MM-DD; past days are fine. */
export function calendarDate(missing: string) {
  return z
    .string({ error: missing })
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, { error: missing }),
      z.refine(isCalendarDate, { error: `Enter a real date between the years ${earliestYear} and ${latestYear}` }),
    )
}

/** HH:MM on the 24-hour clock. */
export function timeOfDay(missing: string) {
  return z.string({ error: missing }).check(
    z.overwrite((typed) => cleanTime(cleanLine(typed))),
    z.minLength(1, { error: missing }),
    z.refine(isTimeOfDay, { error: 'Enter a time like 09:30 or 14:00' }),
  )
}

/** A whole number from a numeric field: typed digits or a number; a lone sign or a fraction is refused, never read as 0. */
export function wholeNumber(wrong: string, { min, max }: { min: number; max: number }) {
  return z.pipe(
    z.transform((typed: string | number) =>
      typeof typed === 'string' && /^\d{1,9}$/.test(cleanLine(typed)) ? Number(cleanLine(typed)) : typed,
    ),
    z.int({ error: wrong }).check(z.gte(min, { error: wrong }), z.lte(max, { error: wrong })),
  )
}

/** One of the listed choices: plain texts, or options with a label of their own. */
export function oneOf<const T extends readonly (string | Option)[]>(
  wrong: string,
  choices: T,
): z.ZodMiniType<ChoiceValue<T[number]>, string> {
  const values = choices.map((choice) => (typeof choice === 'string' ? choice : choice.value))
  return z.enum(values as ChoiceValue<T[number]>[], { error: wrong })
}
type ChoiceValue<C extends string | Option> = C extends Option ? C['value'] : C

/** Absent, null, empty or only spaces all mean “not given” and come out as undefined; anything else has to fit the field. */
export function optional<Output, Input>(
  field: z.ZodMiniType<Output, Input>,
): z.ZodMiniType<Output | undefined, Input | null | undefined> {
  const given = z.transform((value: unknown) => (isBlank(value) ? undefined : value))
  return z.pipe(given as unknown as z.ZodMiniType<Input | undefined, Input | null | undefined>, z.optional(field))
}

/** A box to tick; absent means not ticked. Only a real true ticks it. */
export const checkbox = z.pipe(
  z.transform((given: boolean | null | undefined) => given ?? false),
  z.boolean({ error: 'Tick the box or leave it empty' }),
)

/** A box that has to be ticked. */
export function consent(missing: string): z.ZodMiniType<true, boolean> {
  return z.literal(true, { error: missing })
}

function isBlank(given: unknown): boolean {
  return given === null || given === undefined || (typeof given === 'string' && cleanLine(given) === '')
}

// Not `z.maxLength`, which counts code points: the unit has to be that of `lengthOf` on both sides.
function atMost(max: number) {
  return z.refine<string>((text) => text.length <= max, {
    // What is too long is not looked at further.
    abort: true,
    error: ({ input }) =>
      `Use at most ${max.toLocaleString('en-US')} characters; this has ${(input as string).length.toLocaleString('en-US')}`,
  })
}
