import { type FastifyInstance } from 'fastify'
import { contactMessage } from '#contracts/contact-message.ts'
import { receiveContactMessage } from '#server/domain/receive-contact-message.ts'
import { formRoute, type RouteDeps } from './form-route.ts'

export function contactMessageRoutes(app: FastifyInstance, deps: RouteDeps) {
  formRoute(app, deps, contactMessage, receiveContactMessage)
}
