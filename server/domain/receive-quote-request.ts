import { type QuoteRequest } from '#contracts/quote-request.ts'
import { insertQuoteRequest } from '#server/repositories/quote-requests.ts'
import { type Deps } from './deps.ts'
import { quoteRequest } from './quote-contract.ts'
import { receiveOnce } from './receive-once.ts'
import { type Submission } from './submission.ts'
import { withNulls } from './with-nulls.ts'

export function receiveQuoteRequest(deps: Deps, submission: Submission<QuoteRequest>) {
  const { bondType, bondAmount, obligee, dateNeeded, ...common } = submission.answers
  const details = Object.entries({ bondType, bondAmount, obligee, dateNeeded }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return receiveOnce(deps, {
    contract: quoteRequest,
    submission,
    insert: (transaction, start) =>
      insertQuoteRequest(transaction, {
        ...withNulls(common),
        ...start,
        details: details.length > 0 ? Object.fromEntries(details) : null,
      }),
  })
}
