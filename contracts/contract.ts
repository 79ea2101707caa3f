import * as z from 'zod/mini'
import { type Option } from './fields.ts'

/** What a form post sends for a ticked box; only this text ticks it. */
export const tickedValue = 'yes'

/** The first fault of each field, in words for the visitor. */
export type FieldProblems = Record<string, string>

/** What a field is called and how it is asked: for the form without script, the lead sheet, the desk and the export. */
export interface FieldDescription {
  label: string
  ask: 'line' | 'text' | 'email' | 'phone' | 'date' | 'time' | 'choice' | 'box'
  choices?: readonly (string | Option)[]
  optional?: boolean
  /** Never leaves the database by mail. */
  private?: boolean
}

interface Contract<Kind extends string, Input extends z.ZodMiniType> {
  /** Names the kind of record everywhere: database, mail, desk, export. */
  kind: Kind
  path: `/api/${string}`
  /** The page that carries the form. */
  page: `/${string}`
  /** Where a browser without script lands once its form is received. */
  received: `/${string}`
  /** What an untouched form holds, field by field, in the form's order; also the list of the fields' names. */
  defaults: Record<keyof z.input<Input> & string, string | number | boolean> & z.input<Input>
  fields: Record<keyof z.input<Input> & string, FieldDescription>
  /** The fields that say who is asking. */
  sender: {
    name: (keyof z.input<Input> & string)[]
    email: keyof z.input<Input> & string
    phone?: keyof z.input<Input> & string
  }
  input: Input
}

export function defineContract<const Kind extends string, Input extends z.ZodMiniType>(
  contract: Contract<Kind, Input>,
): Contract<Kind, Input> {
  return contract
}

/** Any form's contract, for code that serves them all. */
export interface AnyContract {
  kind: string
  path: string
  page: string
  received: string
  defaults: Record<string, string | number | boolean>
  fields: Record<string, FieldDescription>
  sender: { name: string[]; email: string; phone?: string }
  input: z.ZodMiniType
}
export type AnswersOf<C extends AnyContract> = z.output<C['input']>

export type Verdict<Answers> = { ok: true; answers: Answers } | { ok: false; fields: FieldProblems }

/** The verdict on a body, the same in browser and server: cleaned answers, or the faults by field. Fields no contract names are dropped. */
export function checkAnswers<C extends AnyContract>(contract: C, body: unknown): Verdict<AnswersOf<C>> {
  const result = z.safeParse(contract.input, body)
  return result.success
    ? { ok: true, answers: result.data as AnswersOf<C> }
    : { ok: false, fields: problemsByField(result.error.issues).fields }
}

/** zod's issues as `{ fields: { name: message } }`, the first fault of each field. */
export function problemsByField(issues: readonly { path: PropertyKey[]; message: string }[]): {
  fields: FieldProblems
} {
  const fields: FieldProblems = {}
  for (const { path, message } of issues) fields[String(path[0] ?? 'form')] ??= message
  return { fields }
}

/** What a choice is called; anything else is its own name. */
export function labelOf(choices: FieldDescription['choices'], value: string): string {
  const choice = choices?.find((one) => typeof one !== 'string' && one.value === value)
  return typeof choice === 'object' ? choice.label : value
}

/** The sentence above a list of faults; what several boxes of a group say in the same words is one thing to fix. */
export function countProblems(fields: FieldProblems): string {
  const count = new Set(Object.values(fields)).size
  return count === 1 ? 'There is 1 thing to fix' : `There are ${count} things to fix`
}
