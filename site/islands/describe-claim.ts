import { type IpClaim } from '#calculators/ip-claim.ts'
import { formatDollars } from '#calculators/money.ts'
import { ipCalculatorWords as words } from '#content/words/ip-calculator.ts'

/** All that the picture and the table say, in words. */
export function describeClaim(claim: IpClaim): string {
  const { legalCosts, businessImpact, totalExposure, settlementRange, recommendedCoverage } = claim
  return words.described({
    coverage: formatDollars(recommendedCoverage),
    exposure: formatDollars(totalExposure),
    legal: formatDollars(legalCosts),
    business: formatDollars(businessImpact),
    settledFrom: formatDollars(settlementRange.min),
    settledTo: formatDollars(settlementRange.max),
  })
}
