/** One key for one filled form: a second try with the same answers is the same submission, other answers are another. */
export class SubmissionKey {
  #key = randomKey()
  #answers: string | undefined

  get value(): string {
    return this.#key
  }

  /** The key under which these answers travel. */
  for(answers: unknown): string {
    const text = JSON.stringify(answers)
    if (this.#answers !== undefined && this.#answers !== text) this.#key = randomKey()
    this.#answers = text
    return this.#key
  }

  /** A key that these answers may have travelled under already: by the browser's own post, or before a reload. */
  adopt(key: string): void {
    if (key !== '') this.#key = key
  }

  /** The form was received: whatever is sent next is new. */
  renew(): void {
    this.#key = randomKey()
    this.#answers = undefined
  }
}

// Not `crypto.randomUUID`, which is missing where a page is served without TLS under another name than localhost.
function randomKey(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(parts, (part) => part.toString(16).padStart(8, '0')).join('')
}
