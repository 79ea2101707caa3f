import { type FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** An address of the API asked in the wrong way is told the right one; no address is told so in JSON. */
export function answerUnknownCalls(app: FastifyInstance, methods: Record<string, string[]>) {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.replace(/\?.*$/s, '')
    const allowed = methods[path]
    if (!allowed) throw new Refusal(404, 'There is nothing at this address.')
    void reply.header('allow', [...allowed, 'OPTIONS'].join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).send()
    throw new Refusal(405, `This address takes ${allowed.join(' and ')} only.`)
  })
}
