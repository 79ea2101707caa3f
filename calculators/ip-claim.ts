// The IP claim calculator of the specification: four choices, and what a dispute might cost. The base figures are the
// agency's own illustration; nobody else's statistics stand behind them.

export const revenueBands = {
  'under-50m': { label: 'Under $50 million', factor: 1 },
  '50m-1b': { label: '$50 million to $1 billion', factor: 1.5 },
  '1b-plus': { label: 'More than $1 billion', factor: 2 },
} as const

export const industries = {
  technology: { label: 'Technology', factor: 1 },
  'life-sciences': { label: 'Life sciences', factor: 1.5 },
  manufacturing: { label: 'Manufacturing', factor: 1 },
  creative: { label: 'Creative', factor: 0.8 },
  financial: { label: 'Financial', factor: 1.2 },
  other: { label: 'Other', factor: 1 },
} as const

/** Base figures in dollars, before any factor. */
export const disputeTypes = {
  'patent-defense': {
    label: 'Patent defense',
    legalCost: 1_600_000,
    settlement: { min: 500_000, max: 5_000_000 },
    impact: 2_000_000,
  },
  'patent-enforcement': {
    label: 'Patent enforcement',
    legalCost: 800_000,
    settlement: { min: 200_000, max: 2_000_000 },
    impact: 1_000_000,
  },
  'trademark-defense': {
    label: 'Trademark defense',
    legalCost: 400_000,
    settlement: { min: 50_000, max: 750_000 },
    impact: 500_000,
  },
  'trademark-enforcement': {
    label: 'Trademark enforcement',
    legalCost: 300_000,
    settlement: { min: 25_000, max: 500_000 },
    impact: 300_000,
  },
  'copyright-defense': {
    label: 'Copyright defense',
    legalCost: 350_000,
    settlement: { min: 100_000, max: 800_000 },
    impact: 400_000,
  },
  'trade-secret': {
    label: 'Trade secret',
    legalCost: 1_200_000,
    settlement: { min: 200_000, max: 10_000_000 },
    impact: 3_000_000,
  },
} as const

export const complexities = {
  simple: { label: 'Simple', factor: 0.7 },
  moderate: { label: 'Moderate', factor: 1 },
  complex: { label: 'Complex', factor: 1.5 },
  'highly-complex': { label: 'Highly complex', factor: 2.2 },
} as const

/** Recommended coverage: this many times the legal costs, and never less than the floor in dollars. */
const coverageTimesLegalCosts = 1.5
export const coverageFloor = 1_000_000

export interface IpChoices {
  revenue: keyof typeof revenueBands
  industry: keyof typeof industries
  dispute: keyof typeof disputeTypes
  complexity: keyof typeof complexities
}

/** Whole dollars. */
export interface IpClaim {
  legalCosts: number
  businessImpact: number
  totalExposure: number
  settlementRange: { min: number; max: number }
  recommendedCoverage: number
}

export function estimateIpClaim(choices: IpChoices): IpClaim {
  const base = disputeTypes[choices.dispute]
  const size = revenueBands[choices.revenue].factor * industries[choices.industry].factor
  // Every true product is a whole number of dollars; rounding drops the binary dust of factors such as 1.2 and 0.7.
  const legalCosts = Math.round(base.legalCost * size * complexities[choices.complexity].factor)
  const businessImpact = Math.round(base.impact * size)
  return {
    legalCosts,
    businessImpact,
    totalExposure: legalCosts + businessImpact,
    settlementRange: {
      min: Math.round(base.settlement.min * size),
      max: Math.round(base.settlement.max * size),
    },
    recommendedCoverage: Math.max(Math.round(coverageTimesLegalCosts * legalCosts), coverageFloor),
  }
}
