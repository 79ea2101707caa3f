import { type FastifyHelmetOptions } from '@fastify/helmet'

export interface Policy {
  /** `'sha256-…'` of the inline scripts of the built pages. */
  scriptHashes: string[]
  frames: string[]
  formTargets: string[]
  /** Behind TLS, browsers are told to stay there. */
  secure: boolean
}

type Directives = Record<string, string[]>

export function helmetOptions(policy: Policy): FastifyHelmetOptions {
  return {
    // Ours is the same text for every answer (`pagePolicy`); helmet would write it anew for each.
    contentSecurityPolicy: false,
    strictTransportSecurity: policy.secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Share images are shown on other people's pages.
    crossOriginResourcePolicy: false,
    // Both make the browser start a new process when somebody arrives from elsewhere. Nobody is signed in here.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  }
}

/** The policy of every page and answer that brings none of its own. */
export function pagePolicy(policy: Policy): string {
  return asText(directives(policy))
}

/** The policy of the one page that may load a widget of another company. */
export function widgetPolicy(policy: Policy, origins: string[]): string {
  const base = directives(policy)
  const opened = ['script-src', 'connect-src', 'frame-src', 'img-src', 'style-src', 'font-src']
  const merged = { ...base, ...Object.fromEntries(opened.map((name) => [name, [...(base[name] ?? []), ...origins]])) }
  return asText(merged)
}

/**
 * The policy of files that are no pages, one of which (SVG) could hold a script. The pages' own policy is a kilobyte and a
 * half: with each file of a page it would come to as much as a font.
 */
export const filePolicy = "default-src 'self'; script-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** What a page may ask of the visitor's device: nothing. */
export const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

function asText(policy: Directives): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function directives({ scriptHashes, frames, formTargets }: Policy): Directives {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    // Radix writes style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'form-action': ["'self'", ...formTargets],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  }
}
