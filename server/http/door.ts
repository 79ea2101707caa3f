import { type PostLimit } from './post-limit.ts'

/** What the public door needs to know. */
export interface Door {
  /** How many proxies in front of us may be believed about the visitor's address. */
  trustedHops: number
  /** Where the site lives: scheme, host and port. */
  siteOrigin: string
  postLimit: PostLimit
  /** Named in every refusal. */
  office: { name: string; phone: string; phoneLink: string }
}
