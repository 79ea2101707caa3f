import { createHash } from 'node:crypto'
import { type FastifyInstance } from 'fastify'
import { testimonial } from '#contracts/testimonial.ts'
import { listTestimonials } from '#server/domain/list-testimonials.ts'
import { receiveTestimonial } from '#server/domain/receive-testimonial.ts'
import { matchesTag } from '#server/http/matches-tag.ts'
import { Refusal } from '#server/http/refusal.ts'
import { formRoute, type RouteDeps } from './form-route.ts'

export function testimonialRoutes(app: FastifyInstance, deps: RouteDeps) {
  formRoute(app, deps, testimonial, receiveTestimonial)

  // A plain array, as specified; the next page is named in the Link header.
  app.get<{ Querystring: { before?: unknown } }>(testimonial.path, async (request, reply) => {
    const { items, next } = await listTestimonials(deps.domain, readCursor(request.query.before))
    const body = JSON.stringify(items)
    const tag = `"${createHash('sha256')
      .update(`${body}\n${next ?? ''}`)
      .digest('base64url')}"`
    void reply.header('etag', tag).header('cache-control', 'no-cache').type('application/json; charset=utf-8')
    if (next) void reply.header('link', `<${testimonial.path}?before=${next}>; rel="next"`)
    return matchesTag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(body)
  })
}

function readCursor(before: unknown): number | undefined {
  if (before === undefined) return undefined
  if (typeof before !== 'string' || !/^\d{1,9}$/.test(before)) throw new Refusal(400, 'There is no such page.')
  return Number(before)
}
