import { type FastifyInstance } from 'fastify'
import { floodIntake } from '#contracts/flood-intake.ts'
import { receiveFloodIntake } from '#server/domain/receive-flood-intake.ts'
import { formRoute, type RouteDeps } from './form-route.ts'

export function floodIntakeRoutes(app: FastifyInstance, deps: RouteDeps) {
  formRoute(app, deps, floodIntake, receiveFloodIntake)
}
