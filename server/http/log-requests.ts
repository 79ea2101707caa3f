import { type FastifyInstance } from 'fastify'

/** One line a request; of the address only what names a page, never its query. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.replace(/\?.*$/s, '').slice(0, 120),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
