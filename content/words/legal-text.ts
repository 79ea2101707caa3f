export const legalTextWords = {
  contents: 'On this page',
  lastUpdated: (day: string) => `Last updated ${day}`,
} as const
