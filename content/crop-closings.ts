/** Federal crop insurance dates. They move: a weekend shifts them, and the federal agency may. */
export const cropClosings = {
  asOf: 'November 2026',
  source: 'USDA Risk Management Agency, sales closing dates',
  dates: [
    { date: 'March 15', closes: 'Most spring crops', comeBy: 'Middle of February' },
    { date: 'September 30', closes: 'Fall wheat and forage production', comeBy: 'Early September' },
    {
      date: 'December 1',
      closes: 'Pasture, Rangeland, Forage (PRF), with its acreage report',
      comeBy: 'Middle of November, to choose grid and months',
    },
  ],
} as const
