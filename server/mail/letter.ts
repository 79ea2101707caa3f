/** A mail as its writer leaves it; sender, recipient and Message-ID are the post office's business. */
export interface Letter {
  subject: string
  text: string
  html: string
  /** Who an answer goes to: the visitor, name and address apart, never glued together. */
  replyTo?: { name: string; address: string }
}

/** A record as the letters need it: its common columns and its answers under the contract's names. */
export interface MailableRecord {
  reference: string
  createdAt: Date
  source: { page?: string; referrer?: string; campaign?: string }
  [answer: string]: unknown
}
