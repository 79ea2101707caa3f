import { type FastifyInstance } from 'fastify'
import { quoteRequest } from '#server/domain/quote-contract.ts'
import { receiveQuoteRequest } from '#server/domain/receive-quote-request.ts'
import { formRoute, type RouteDeps } from './form-route.ts'

export function quoteRequestRoutes(app: FastifyInstance, deps: RouteDeps) {
  formRoute(app, deps, quoteRequest, receiveQuoteRequest)
}
