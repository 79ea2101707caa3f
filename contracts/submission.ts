// What travels beside the answers of every form, so that the answers themselves stay exactly the specification's fields.
// With script: two headers. Without: hidden fields of the same names as the keys below, each with a leading underscore.

/** The header with the submission key: any text of 8 to 100 printable ASCII characters, new for every filled form. */
export const keyHeader = 'Idempotency-Key'

/** The header with the rest, as a query string: `page=%2Fcontact&seconds=41`. */
export const contextHeader = 'Submission-Context'

export interface SubmissionContext {
  /** The path of the page the form was on. */
  page?: string
  /** The host that sent the visitor to the site. */
  referrer?: string
  /** `utm_*` tags of the first page of the visit, as a query string. */
  campaign?: string
  /** Seconds between the opening of the page and the submission. */
  seconds?: string
  /** The version of the consent texts that were on the page; Scope of Appointment only. */
  consents?: string
  /** The trap: hidden from people, so only machines fill it. It labels a record, nothing more. */
  trap?: string
}

/** Names of the hidden fields of a form post. The trap's name and `autocomplete="off"` mean nothing to autofill. */
export const hiddenFields = {
  key: '_key',
  page: '_page',
  referrer: '_referrer',
  campaign: '_campaign',
  seconds: '_seconds',
  consents: '_consents',
  trap: '_leave_empty',
} as const satisfies Record<keyof SubmissionContext | 'key', string>

/** The value of the context header. */
export function writeContext(context: SubmissionContext): string {
  return new URLSearchParams({ ...context }).toString()
}
