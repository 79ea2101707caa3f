import { type FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** An address of the API asked in the wrong way is told the right one; no address is told so in JSON. */
export function answerUnknownCalls(app: FastifyInstance) {
  const methods = new Map<string, string[]>()
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), method].flat().sort())
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.replace(/\?.*$/s, '')
    const allowed = methods.get(path)
    if (!allowed) throw new Refusal(404, 'There is nothing at this address.')
    void reply.header('allow', [...allowed, 'OPTIONS'].join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).send()
    throw new Refusal(405, `This address takes ${allowed.join(' and ')} only.`)
  })
}
