import { prepared } from '#server/database/prepared.ts'
import { type Connection } from '#server/database/tables.ts'

interface Claim {
  receiptKey: string
  kind: string
  reference: string
  now: Date
  /** An earlier claim older than this no longer counts. */
  countsSince: Date
}

const insertClaim = prepared((connection, { receiptKey, kind, reference, now, countsSince }: Claim) =>
  connection
    .insertInto('submissionKeys')
    .values({ receiptKey, kind, reference, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .column('receiptKey')
        .doUpdateSet({ reference, createdAt: now })
        .where('submissionKeys.createdAt', '<', countsSince),
    )
    .returning('reference'),
)

/** Claims a submission for a new record, or says which record it already led to. Waits for a twin that is under way. */
export async function claimSubmission(connection: Connection, claim: Claim): Promise<{ earlier: string | undefined }> {
  const { receiptKey } = claim
  const [claimed] = await insertClaim(connection, claim)
  if (claimed) return { earlier: undefined }
  const { reference: earlier } = await connection
    .selectFrom('submissionKeys')
    .select('reference')
    .where('receiptKey', '=', receiptKey)
    .executeTakeFirstOrThrow()
  return { earlier }
}
