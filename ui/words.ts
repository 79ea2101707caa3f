/** The few words that these parts say themselves; all others are handed to them. */
export const words = {
  optional: '(optional)',
  chooseOne: 'Choose one',
  fixed: '(fixed)',
  newTab: '(opens in a new tab)',
  dismiss: 'Dismiss',
  stars: (rating: number) => `${rating} out of 5 stars`,
  broken: { before: 'This part of the page stopped working. Please reload the page, or call', after: '.' },
  unloaded: {
    title: 'Part of this page did not load.',
    reload: 'Please reload the page',
    call: ', or call',
    after: '.',
  },
} as const
