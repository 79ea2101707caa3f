import { type FieldProblems } from '#contracts/contract.ts'

/** An expected refusal, in words for the visitor. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly fields: FieldProblems | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, details: { fields?: FieldProblems; retryAfter?: number } = {}) {
    super(message)
    this.status = status
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}
