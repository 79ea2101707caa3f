import { type FloodIntake, floodIntake } from '#contracts/flood-intake.ts'
import { insertFloodIntake } from '#server/repositories/flood-intake-requests.ts'
import { type Deps } from './deps.ts'
import { receiveOnce } from './receive-once.ts'
import { type Submission } from './submission.ts'
import { withNulls } from './with-nulls.ts'

export function receiveFloodIntake(deps: Deps, submission: Submission<FloodIntake>) {
  return receiveOnce(deps, {
    contract: floodIntake,
    submission,
    insert: (transaction, start) => insertFloodIntake(transaction, { ...withNulls(submission.answers), ...start }),
  })
}
