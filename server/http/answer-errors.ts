import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Door } from './door.ts'
import { formType } from './post-body.ts'
import { problemPage } from './problem-page.ts'
import { Refusal } from './refusal.ts'

/** What each refusal of Fastify's own says to a person. */
const plainWords: Record<number, string> = {
  400: 'The message did not arrive whole.',
  404: 'There is nothing at this address.',
  408: 'The message took too long to arrive.',
  413: 'This is too long to send. Please shorten it.',
  415: 'Send this as JSON or as a form.',
  503: 'We could not save this just now. Please try again in a minute.',
}

/** One handler for every fault: a plain sentence with the phone number, JSON for scripts, a page for forms. */
export function answerErrors(app: FastifyInstance, door: Door, isUnavailable: (error: unknown) => boolean) {
  app.setErrorHandler((error: unknown, request, reply) => {
    const refusal = refusalFor(error, isUnavailable)
    if (refusal.status >= 500) request.log.error({ fault: describeFault(error) }, 'request failed')
    return sendProblem(request, reply, refusal)
  })

  function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
    const { status, fields, retryAfter } = refusal
    void reply.code(status).header('cache-control', 'no-store')
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
    const message = status === 422 ? refusal.message : `${refusal.message} Our phone number is ${door.office.phone}.`
    const isForm = request.headers['content-type']?.toLowerCase().startsWith(formType)
    if (isForm)
      return reply
        .type('text/html; charset=utf-8')
        .send(problemPage({ message: refusal.message, fields, posted: request.posted }, door))
    return reply.send(fields ? { message, fields } : { message })
  }
}

function refusalFor(error: unknown, isUnavailable: (error: unknown) => boolean): Refusal {
  if (error instanceof Refusal) return error
  if (isUnavailable(error)) return new Refusal(503, plainWords[503] ?? '', { retryAfter: 10 })
  const status = (error as Partial<FastifyError>).statusCode ?? 500
  if (status >= 400 && status < 500) return new Refusal(status, plainWords[status] ?? 'This cannot be answered.')
  return new Refusal(500, 'Something went wrong on our side, and this was not saved. Please try again.')
}

/** Messages of drivers and parsers quote what they were given, so only names, codes and places are logged. */
export function describeFault(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, stack = '' } = error
  const code = 'code' in error ? String(error.code) : undefined
  const errcode = 'errcode' in error ? Number(error.errcode) : undefined
  return {
    name,
    code,
    errcode,
    at: stack
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8),
  }
}
