/** The quote request form under the names that its pages give it. */
export const quoteRequestTitles = {
  yours: 'Your request',
  bond: 'Bond request',
  bondLine: 'Surety Bonds',
  bondCaution: 'A request is not a bond. There is a bond only once the surety has issued it.',
} as const
