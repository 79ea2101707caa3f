import { type NfipAuthority } from '#content/nfip-authority.ts'
import { type Finding } from './finding.ts'

const where = 'nfipAuthority'

/** The flood program's authority, when it is not known or nobody has looked for a month. `today` is YYYY-MM-DD, as `asOf` is. */
export function findUnconfirmedNfip({ status, asOf }: NfipAuthority, today: string): Finding[] {
  if (status === 'unknown') return [{ kind: 'unconfirmed date', where, what: 'whether NFIP may write policies today' }]
  const days = (Date.parse(today) - Date.parse(asOf)) / 86_400_000
  if (days <= 31) return []
  return [{ kind: 'unconfirmed date', where, what: `"${status}" was last confirmed on ${asOf}` }]
}
