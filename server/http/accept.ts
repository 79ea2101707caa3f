import { type FastifyRequest } from 'fastify'
import { type AnswersOf, type AnyContract, checkAnswers, countProblems, tickedValue } from '#contracts/contract.ts'
import { contextHeader, hiddenFields, keyHeader, type SubmissionContext } from '#contracts/submission.ts'
import { cleanLine } from '#contracts/text.ts'
import { type Door } from './door.ts'
import { type PostBody } from './post-body.ts'
import { allowance } from './post-limit.ts'
import { Refusal } from './refusal.ts'
import { visitorOf } from './visitor.ts'

/** What a form post held, for the page that gives it back. */
export interface Posted {
  contract: AnyContract
  typed: URLSearchParams
}

declare module 'fastify' {
  interface FastifyRequest {
    posted: Posted | null
  }
}

export interface Accepted<Answers> {
  answers: Answers
  key: string | undefined
  viaForm: boolean
  visitor: string
  crowded: boolean
  context: SubmissionContext
}

/** The one place where a visitor's body becomes trusted answers; raises a Refusal otherwise. */
export async function accept<C extends AnyContract>(
  contract: C,
  request: FastifyRequest,
  { door, now }: { door: Door; now: () => Date },
): Promise<Accepted<AnswersOf<C>>> {
  const body = request.body as PostBody | null | undefined
  if (!body) throw new Refusal(415, 'Send this as JSON or as a form.')
  const typed = body.type === 'form' ? new URLSearchParams(body.bytes.toString('utf8')) : undefined
  if (typed) request.posted = { contract, typed }
  const visitor = visitorOf(request.raw, door.trustedHops)
  const left = await door.postLimit.take(visitor, now())
  if (left < 1) throw tooMany(left)
  const verdict = checkAnswers(contract, typed ? fromForm(contract, typed) : parseJson(body.bytes))
  if (!verdict.ok) throw new Refusal(422, countProblems(verdict.fields), { fields: verdict.fields })
  const beside = typed ?? new URLSearchParams(headerText(request, contextHeader))
  return {
    answers: verdict.answers,
    key: given(typed ? typed.get(hiddenFields.key) : headerText(request, keyHeader)),
    viaForm: typed !== undefined,
    visitor,
    crowded: left < allowance.size / 6,
    context: readContext(beside, typed !== undefined),
  }
}

function tooMany(left: number): Refusal {
  return new Refusal(429, 'That was a lot at once. Please wait a moment and send it again.', {
    retryAfter: Math.max(1, Math.ceil((1 - left) * allowance.refillSeconds)),
  })
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)) as unknown
  } catch {
    // What the parser has to say quotes the visitor's words.
    throw new Refusal(400, 'The message did not arrive whole.')
  }
}

/** A form knows only text: boxes and numbers become what the contract expects, and stay text where they are neither. */
function fromForm({ defaults }: AnyContract, typed: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(defaults).map(([field, start]): [string, unknown] => {
      const value = typed.getAll(field).at(-1)
      if (typeof start === 'boolean')
        return [field, value === undefined || value === '' ? false : value === tickedValue || value]
      if (typeof start === 'number')
        return [field, value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : value]
      return [field, value]
    }),
  )
}

const longest: Record<keyof SubmissionContext, number> = {
  page: 200,
  referrer: 200,
  campaign: 500,
  seconds: 10,
  consents: 30,
  trap: 50,
}

function readContext(given: URLSearchParams, viaForm: boolean): SubmissionContext {
  const names = Object.keys(longest) as (keyof SubmissionContext)[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = cleanLine((given.get(viaForm ? hiddenFields[name] : name) ?? '').slice(0, longest[name]))
      return value === '' ? [] : [[name, value]]
    }),
  )
}

function given(text: string | null): string | undefined {
  return text === null || text === '' ? undefined : text
}

function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name.toLowerCase()]
  return Array.isArray(value) ? (value[0] ?? '') : (value ?? '')
}
