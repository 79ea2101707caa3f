import * as z from 'zod/mini'

/** What a form post sends for a ticked box; only this text ticks it. */
export const tickedValue = 'yes'

/** The first fault of each field, in words for the visitor. */
export type FieldProblems = Record<string, string>

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
  input: Input
}

export function defineContract<const Kind extends string, Input extends z.ZodMiniType>(
  contract: Contract<Kind, Input>,
): Contract<Kind, Input> {
  return contract
}

/** Any form's contract, for code that serves them all. */
export type AnyContract = Contract<string, z.ZodMiniType>
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

/** The sentence above a list of faults. */
export function countProblems(fields: FieldProblems): string {
  const count = Object.keys(fields).length
  return count === 1 ? 'There is 1 thing to fix' : `There are ${count} things to fix`
}
