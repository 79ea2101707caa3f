type ClaimInWords = Record<'coverage' | 'exposure' | 'legal' | 'business' | 'settledFrom' | 'settledTo', string>

export const ipCalculatorWords = {
  title: 'IP Claim Cost Calculator',
  selects: {
    revenue: 'Annual revenue',
    industry: 'Industry',
    dispute: 'Dispute type',
    complexity: 'Case complexity',
  },
  calculate: 'Calculate',
  changed: 'Your choices have changed since. Calculate again for a new estimate.',
  needed: 'All four choices are needed.',
  noScript: { before: 'This calculator needs JavaScript. Call', after: 'and we work the figures out with you.' },
  noResult: 'Exposure, settlement range and coverage appear here, on one scale.',
  recommendedCoverage: 'Recommended coverage',
  totalExposure: 'Total exposure',
  legalCosts: 'Legal costs',
  businessImpact: 'Business impact',
  settlementRange: 'Settlement range',
  range: (from: string, to: string) => `${from} to ${to}`,
  described: ({ coverage, exposure, legal, business, settledFrom, settledTo }: ClaimInWords) =>
    [
      `Recommended coverage ${coverage}.`,
      `Total exposure ${exposure}: legal costs ${legal} and business impact ${business}.`,
      `Settlements from ${settledFrom} to ${settledTo}.`,
    ].join(' '),
  fine: (floor: string) =>
    `An illustration from the agency’s own base figures, not legal or insurance advice: an amount to discuss. Recommended coverage is one and a half times the legal costs, and at least ${floor}. Limits are subject to underwriting and vary by carrier.`,
  print: 'Print',
  talkItOver: 'To talk it over:',
} as const
