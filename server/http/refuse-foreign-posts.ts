import { type FastifyInstance } from 'fastify'
import { formType, jsonType } from './post-body.ts'
import { Refusal } from './refusal.ts'
import { isSameSite } from './same-site.ts'

/** Before a byte of the body is read: posts of other sites, and content types that are no form of ours. */
export function refuseForeignPosts(app: FastifyInstance, siteOrigin: string) {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.method === 'POST' ? refusalOf(request.headers, siteOrigin) : undefined)
  })
}

function refusalOf(headers: Parameters<typeof isSameSite>[0], siteOrigin: string): Refusal | undefined {
  if (!isSameSite(headers, siteOrigin)) return new Refusal(403, 'This can only be sent from our own pages.')
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  return type === jsonType || type === formType ? undefined : new Refusal(415, 'Send this as JSON or as a form.')
}
