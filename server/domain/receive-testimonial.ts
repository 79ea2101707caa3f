import { type Testimonial, testimonial } from '#contracts/testimonial.ts'
import { insertTestimonial } from '#server/repositories/testimonials.ts'
import { type Deps } from './deps.ts'
import { receiveOnce } from './receive-once.ts'
import { type Submission } from './submission.ts'
import { withNulls } from './with-nulls.ts'

/** Public only once the office approves it. */
export function receiveTestimonial(deps: Deps, submission: Submission<Testimonial>) {
  return receiveOnce(deps, {
    contract: testimonial,
    submission,
    insert: (transaction, start) =>
      insertTestimonial(transaction, { ...withNulls(submission.answers), ...start, approved: false }),
  })
}
