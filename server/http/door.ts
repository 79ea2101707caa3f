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
  /** What the page of a form of this kind says beside its fields; `consents` is the version of its consent texts that it showed. */
  formWords: (kind: string, consents: string | undefined) => FormWords
}

export interface FormWords {
  /** By field, what it is called in place of its contract's label: the whole sentence that a box agrees to. */
  labels: Record<string, string>
  /** A paragraph each. */
  aboveButton: string[]
}
