import { type FastifyInstance } from 'fastify'

/** While the server shuts down every answer ends its connection, so that none is kept open for nothing. */
export function closeCalmly(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close')
    done(null, payload)
  })
}
