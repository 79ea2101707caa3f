import { type FastifyInstance } from 'fastify'
import { checkReadiness } from '#server/domain/check-readiness.ts'
import { describeFault } from '#server/http/answer-errors.ts'
import { type RouteDeps } from './form-route.ts'

/** `/healthz`: the process lives. `/readyz`: a record could be written now. */
export function healthRoutes(app: FastifyInstance, { domain }: RouteDeps) {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    try {
      await checkReadiness(domain)
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ fault: describeFault(error) }, 'cannot write: visitors’ requests are being refused')
      return reply.code(503).send({ status: 'cannot write' })
    }
  })
}
