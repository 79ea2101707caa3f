import { type AnyContract, type FieldProblems } from '#contracts/contract.ts'
import { contextHeader, keyHeader, type SubmissionContext, writeContext } from '#contracts/submission.ts'
import { request, RequestError } from '#site/request.ts'

const GIVE_UP_AFTER_MS = 20_000

interface Lead {
  contract: Pick<AnyContract, 'path'>
  answers: unknown
  key: string
  context: SubmissionContext
}

export type Sent =
  | { ok: true; reference: string }
  /** `message` and `fields` are the server's, where it gave any. */
  | { ok: false; message: string | undefined; fields: FieldProblems }

/** Sends a form. Only an answer that carries a reference is a success; everything else, silence included, is not. */
export async function sendLead({ contract, answers, key, context }: Lead): Promise<Sent> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), GIVE_UP_AFTER_MS)
  try {
    const response = await request('POST', contract.path, {
      body: answers,
      headers: { [keyHeader]: key, [contextHeader]: writeContext(context) },
      signal: giveUp.signal,
    })
    const { reference } = Object((await response.json()) as unknown) as { reference?: unknown }
    return typeof reference === 'string' && reference !== '' ? { ok: true, reference } : unknownFailure
  } catch (error) {
    return error instanceof RequestError ? refusal(error.body) : unknownFailure
  } finally {
    clearTimeout(timer)
  }
}

const unknownFailure: Sent = { ok: false, message: undefined, fields: {} }

function refusal(body: unknown): Sent {
  const { message, fields } = Object(body) as { message?: unknown; fields?: unknown }
  const faults = Object.entries(Object(fields) as Record<string, unknown>)
  return {
    ok: false,
    message: typeof message === 'string' && message !== '' ? message : undefined,
    fields: Object.fromEntries(faults.filter((fault): fault is [string, string] => typeof fault[1] === 'string')),
  }
}
