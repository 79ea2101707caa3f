export const floodRequestPageWords = {
  /** Heard between the page's title and the first step. */
  steps: 'The request, step by step',
} as const
