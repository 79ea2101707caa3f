import { expect, test } from 'vitest'
import { estimateIpClaim } from '#calculators/ip-claim.ts'
import { describeClaim } from './describe-claim.ts'

test('[IP-1] the words hold all five outputs', () => {
  const claim = estimateIpClaim({
    revenue: '50m-1b',
    industry: 'life-sciences',
    dispute: 'patent-defense',
    complexity: 'complex',
  })
  expect(describeClaim(claim)).toBe(
    'Recommended coverage $8,100,000. Total exposure $9,900,000: legal costs $5,400,000 and business impact $4,500,000. Settlements from $1,125,000 to $11,250,000.',
  )
})
