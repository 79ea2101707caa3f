/**
 * One key for one filled form, until it is received. The server tells submissions apart by key and answers together, so that
 * other answers under the same key are another record and the same ones are the same, also after a reload.
 */
export class SubmissionKey {
  #key = randomKey()

  get value(): string {
    return this.#key
  }

  /** A key that the form may have travelled under already: by the browser's own post, or before a reload. */
  adopt(key: string): void {
    if (key !== '') this.#key = key
  }

  /** The form was received: whatever is sent next is new. */
  renew(): void {
    this.#key = randomKey()
  }
}

// Not `crypto.randomUUID`, which is missing where a page is served without TLS under another name than localhost.
function randomKey(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(parts, (part) => part.toString(16).padStart(8, '0')).join('')
}
