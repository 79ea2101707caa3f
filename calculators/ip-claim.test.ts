import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  complexities,
  coverageFloor,
  disputeTypes,
  estimateIpClaim,
  industries,
  type IpChoices,
  revenueBands,
} from './ip-claim.ts'

// Section 9 of the specification, written out a second time: thousands of dollars, and factors in tenths, so that the
// expected figures are computed with whole numbers only.
const revenueTenths = { 'under-50m': 10n, '50m-1b': 15n, '1b-plus': 20n }
const industryTenths = {
  technology: 10n,
  'life-sciences': 15n,
  manufacturing: 10n,
  creative: 8n,
  financial: 12n,
  other: 10n,
}
const complexityTenths = { simple: 7n, moderate: 10n, complex: 15n, 'highly-complex': 22n }
const thousands = {
  'patent-defense': { legal: 1600n, min: 500n, max: 5000n, impact: 2000n },
  'patent-enforcement': { legal: 800n, min: 200n, max: 2000n, impact: 1000n },
  'trademark-defense': { legal: 400n, min: 50n, max: 750n, impact: 500n },
  'trademark-enforcement': { legal: 300n, min: 25n, max: 500n, impact: 300n },
  'copyright-defense': { legal: 350n, min: 100n, max: 800n, impact: 400n },
  'trade-secret': { legal: 1200n, min: 200n, max: 10000n, impact: 3000n },
}

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[]
const combinations: IpChoices[] = keysOf(revenueTenths).flatMap((revenue) =>
  keysOf(industryTenths).flatMap((industry) =>
    keysOf(thousands).flatMap((dispute) =>
      keysOf(complexityTenths).map((complexity) => ({ revenue, industry, dispute, complexity })),
    ),
  ),
)

const anyChoices = fc.constantFrom(...combinations)

describe('the four lists', () => {
  test('[IP-1] offer the revenue bands, industries, dispute types and complexities of the specification, in its order', () => {
    expect(keysOf(revenueBands)).toEqual(keysOf(revenueTenths))
    expect(keysOf(industries)).toEqual(keysOf(industryTenths))
    expect(keysOf(disputeTypes)).toEqual(keysOf(thousands))
    expect(keysOf(complexities)).toEqual(keysOf(complexityTenths))
  })
})

describe('estimateIpClaim', () => {
  test('[IP-2] covers 3 × 6 × 6 × 4 combinations', () => {
    expect(new Set(combinations.map((choices) => Object.values(choices).join())).size).toBe(432)
  })

  test.each(combinations)('[IP-2] is exact for $dispute, $industry, $revenue, $complexity', (choices) => {
    const base = thousands[choices.dispute]
    const size = revenueTenths[choices.revenue] * industryTenths[choices.industry]
    const legal = base.legal * size * complexityTenths[choices.complexity]
    const impact = base.impact * size * 10n
    const thriceHalf = (legal * 3n) / 2n
    expect(estimateIpClaim(choices)).toEqual({
      legalCosts: Number(legal),
      businessImpact: Number(impact),
      totalExposure: Number(legal + impact),
      settlementRange: { min: Number(base.min * size * 10n), max: Number(base.max * size * 10n) },
      recommendedCoverage: Number(thriceHalf > 1_000_000n ? thriceHalf : 1_000_000n),
    })
  })

  test('[IP-2] gives the figures of a complex patent defense of a mid-sized life sciences firm', () => {
    const choices = {
      revenue: '50m-1b',
      industry: 'life-sciences',
      dispute: 'patent-defense',
      complexity: 'complex',
    } as const
    expect(estimateIpClaim(choices)).toEqual({
      legalCosts: 5_400_000,
      businessImpact: 4_500_000,
      totalExposure: 9_900_000,
      settlementRange: { min: 1_125_000, max: 11_250_000 },
      recommendedCoverage: 8_100_000,
    })
  })

  test('[IP-2] recommends one million where one and a half times the legal costs is less', () => {
    const choices = {
      revenue: 'under-50m',
      industry: 'creative',
      dispute: 'trademark-enforcement',
      complexity: 'simple',
    } as const
    expect(estimateIpClaim(choices)).toMatchObject({ legalCosts: 168_000, recommendedCoverage: coverageFloor })
  })

  test('is in whole dollars, its range in order and its sum the sum of its parts', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const claim = estimateIpClaim(choices)
        const { legalCosts, businessImpact, totalExposure, settlementRange, recommendedCoverage } = claim
        expect([legalCosts, businessImpact, settlementRange.min, settlementRange.max].every(Number.isInteger)).toBe(
          true,
        )
        expect(totalExposure).toBe(legalCosts + businessImpact)
        expect(settlementRange.min).toBeLessThan(settlementRange.max)
        expect(recommendedCoverage).toBeGreaterThanOrEqual(Math.max(coverageFloor, 1.5 * legalCosts))
      }),
    )
  })

  test('never falls when the company is larger or the case harder', () => {
    fc.assert(
      fc.property(anyChoices, anyChoices, (one, other) => {
        const small = estimateIpClaim({ ...one, revenue: 'under-50m', complexity: 'simple' })
        const asGiven = estimateIpClaim({ ...one, revenue: other.revenue, complexity: other.complexity })
        expect(asGiven.totalExposure).toBeGreaterThanOrEqual(small.totalExposure)
        expect(asGiven.recommendedCoverage).toBeGreaterThanOrEqual(small.recommendedCoverage)
      }),
    )
  })

  test('complexity moves the legal costs only', () => {
    fc.assert(
      fc.property(anyChoices, anyChoices, (one, other) => {
        const { businessImpact, settlementRange } = estimateIpClaim(one)
        expect(estimateIpClaim({ ...one, complexity: other.complexity })).toMatchObject({
          businessImpact,
          settlementRange,
        })
      }),
    )
  })
})
