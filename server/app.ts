import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { agency } from '#content/agency.ts'
import { type BuiltSite } from './built-site.ts'
import { formWords } from './form-words.ts'
import { isUnavailable } from '#server/database/is-unavailable.ts'
import { type Deps } from '#server/domain/deps.ts'
import { answerErrors } from '#server/http/answer-errors.ts'
import { answerUnknownCalls } from '#server/http/answer-unknown-calls.ts'
import { closeCalmly } from '#server/http/close-calmly.ts'
import { type Door } from '#server/http/door.ts'
import { logRequests } from '#server/http/log-requests.ts'
import { readPostBodies } from '#server/http/post-body.ts'
import { type PostLimit } from '#server/http/post-limit.ts'
import { refuseForeignPosts } from '#server/http/refuse-foreign-posts.ts'
import {
  helmetOptions,
  pagePolicy,
  permissionsPolicy,
  type Policy,
  widgetPolicy,
} from '#server/http/security-headers.ts'
import { serveSite } from '#server/http/serve-site.ts'
import { contactMessageRoutes } from '#server/routes/contact-messages.ts'
import { floodIntakeRoutes } from '#server/routes/flood-intake-requests.ts'
import { healthRoutes } from '#server/routes/health.ts'
import { quoteRequestRoutes } from '#server/routes/quote-requests.ts'
import { scopeOfAppointmentRoutes } from '#server/routes/scope-of-appointments.ts'
import { testimonialRoutes } from '#server/routes/testimonials.ts'
import { reviewOrigins, reviewsPage, securityPolicy } from './security-policy.ts'

export interface AppParts {
  domain: Deps
  site: BuiltSite | undefined
  postLimit: PostLimit
  siteUrl: string
  trustedHops: number
  logger: FastifyServerOptions['logger']
  /** How long a request may take to arrive, in milliseconds. */
  arrival?: Arrival | undefined
}

export interface Arrival {
  headers: number
  whole: number
  checkEvery: number
}

/** A phone on a poor line gets through, nobody who waits on purpose does. */
const patientArrival: Arrival = { headers: 10_000, whole: 30_000, checkEvery: 2_000 }

/** The public listener: the site and the API. */
export async function createApp({
  domain,
  site,
  postLimit,
  siteUrl,
  trustedHops,
  logger,
  arrival = patientArrival,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestTimeout: arrival.whole,
    forceCloseConnections: 'idle',
    http: { headersTimeout: arrival.headers, connectionsCheckingInterval: arrival.checkEvery },
    // An address that cannot be decoded is told so briefly; the default answer repeats it.
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
      reply.raw.end('Bad request\n')
    },
  })
  const door: Door = {
    trustedHops,
    siteOrigin: siteUrl,
    postLimit,
    office: { name: agency.name, phone: agency.phone.display, phoneLink: agency.phone.href },
    formWords,
  }
  app.decorateRequest('posted', null)
  const policy = securityPolicy(site?.scriptHashes ?? [], siteUrl.startsWith('https:'))
  await setHeaders(app, policy)
  logRequests(app)
  closeCalmly(app)
  answerErrors(app, door, isUnavailable)
  answerPages(app, site, policy)
  refuseForeignPosts(app, siteUrl)
  readPostBodies(app)
  answerUnknownCalls(app)

  const deps = { domain, door }
  healthRoutes(app, deps)
  contactMessageRoutes(app, deps)
  testimonialRoutes(app, deps)
  scopeOfAppointmentRoutes(app, deps)
  floodIntakeRoutes(app, deps)
  quoteRequestRoutes(app, deps)
  return app
}

async function setHeaders(app: FastifyInstance, policy: Policy) {
  await app.register(helmet, helmetOptions(policy))
  const always = { 'content-security-policy': pagePolicy(policy), 'permissions-policy': permissionsPolicy }
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...always, 'x-request-id': request.id })
    done()
  })
}

/** Everything but the API and the health checks is a file of the site, whatever the method. */
function answerPages(app: FastifyInstance, site: BuiltSite | undefined, policy: Policy) {
  const pageHeaders = { [reviewsPage]: { 'content-security-policy': widgetPolicy(policy, reviewOrigins) } }
  const serve = site && serveSite({ files: site.files, pageHeaders })
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(?:api(?:[/?]|$)|healthz(?:\?|$)|readyz(?:\?|$))/.test(request.url)) done()
    else if (serve) serve(request, reply)
    else reply.code(503).type('text/plain; charset=utf-8').send('The site has not been built yet: run npm run build.\n')
  })
}
