import { type FastifyInstance } from 'fastify'
import { scopeOfAppointment } from '#contracts/scope-of-appointment.ts'
import { receiveScopeOfAppointment } from '#server/domain/receive-scope-of-appointment.ts'
import { formRoute, type RouteDeps } from './form-route.ts'

export function scopeOfAppointmentRoutes(app: FastifyInstance, deps: RouteDeps) {
  formRoute(app, deps, scopeOfAppointment, receiveScopeOfAppointment)
}
