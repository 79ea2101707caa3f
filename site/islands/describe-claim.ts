import { type IpClaim } from '#calculators/ip-claim.ts'
import { formatDollars } from '#calculators/money.ts'

/** All that the picture and the table say, in words. */
export function describeClaim(claim: IpClaim): string {
  const { legalCosts, businessImpact, totalExposure, settlementRange, recommendedCoverage } = claim
  return [
    `Recommended coverage ${formatDollars(recommendedCoverage)}.`,
    `Total exposure ${formatDollars(totalExposure)}: legal costs ${formatDollars(legalCosts)} and business impact ${formatDollars(businessImpact)}.`,
    `Settlements from ${formatDollars(settlementRange.min)} to ${formatDollars(settlementRange.max)}.`,
  ].join(' ')
}
