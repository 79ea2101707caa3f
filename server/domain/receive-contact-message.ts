import { type ContactMessage, contactMessage } from '#contracts/contact-message.ts'
import { insertContactMessage } from '#server/repositories/contact-messages.ts'
import { type Deps } from './deps.ts'
import { receiveOnce } from './receive-once.ts'
import { type Submission } from './submission.ts'
import { withNulls } from './with-nulls.ts'

export function receiveContactMessage(deps: Deps, submission: Submission<ContactMessage>) {
  return receiveOnce(deps, {
    contract: contactMessage,
    submission,
    insert: (transaction, start) => insertContactMessage(transaction, { ...withNulls(submission.answers), ...start }),
  })
}
