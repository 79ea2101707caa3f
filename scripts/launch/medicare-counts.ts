import { type Finding } from './finding.ts'

interface Medicare {
  organizations: number | null
  products: number | null
  sellsAll: boolean
  countsAsOf: string
}

/** The counts that the third-party-marketing sentence must name, unless the agency sells every plan of its area. */
export function findMissingMedicareCounts({ organizations, products, sellsAll, countsAsOf }: Medicare): Finding[] {
  if (sellsAll) return []
  const missing = { organizations: organizations === null, products: products === null, countsAsOf: countsAsOf === '' }
  return Object.entries(missing)
    .filter(([, isMissing]) => isMissing)
    .map(([name]) => ({
      kind: 'missing Medicare count',
      where: `agency.medicare.${name}`,
      what: 'from the carriers’ appointments, for the third-party-marketing sentence',
    }))
}
