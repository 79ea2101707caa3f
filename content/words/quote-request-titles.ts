/** The quote request form under the names that its pages give it. */
export const quoteRequestTitles = {
  yours: 'Your request',
  bond: 'Bond request',
  bondLine: 'Surety Bonds',
} as const
