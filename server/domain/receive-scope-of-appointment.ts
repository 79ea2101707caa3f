import { agency } from '#content/agency.ts'
import { consentsShown, consentTexts } from '#content/consent-texts.ts'
import { type ScopeOfAppointment, scopeOfAppointment } from '#contracts/scope-of-appointment.ts'
import { insertScopeOfAppointment } from '#server/repositories/scope-of-appointments.ts'
import { type Deps } from './deps.ts'
import { receiveOnce } from './receive-once.ts'
import { type Submission } from './submission.ts'
import { withNulls } from './with-nulls.ts'

/** Keeps the very sentences that were agreed to; times are the office's, with its zone, and are never converted. */
export function receiveScopeOfAppointment(deps: Deps, submission: Submission<ScopeOfAppointment>) {
  const version = consentsShown(submission.context.consents)
  return receiveOnce(deps, {
    contract: scopeOfAppointment,
    submission,
    alsoSend: ['copy'],
    insert: (transaction, start) =>
      insertScopeOfAppointment(transaction, {
        ...withNulls(submission.answers),
        ...start,
        timeZone: agency.timeZone,
        consentTexts: { ...consentTexts[version] },
        consentVersion: version,
        pageVersion: deps.pageVersion,
      }),
  })
}
