export const servicesOverviewWords = {
  learnMore: 'Learn More',
  all: (count: number) => `All ${count} services`,
  allHint: 'On one page, with a word on each',
} as const
