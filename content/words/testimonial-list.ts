export const testimonialListWords = {
  loadingTestimonials: 'Loading testimonials',
  noScript: 'The testimonials are loaded by a script, and scripts are off in this browser.',
  failed: {
    title: 'The testimonials did not load',
    before: 'Try again in a moment, or call',
    after: '.',
    again: 'Try again',
  },
  empty: {
    title: 'No testimonials yet',
    text: 'Be the first to share your experience...',
    share: 'Share Your Experience',
  },
  loading: 'Loading…',
  more: 'Show more',
  moreFailed: { before: 'The next ones did not load. Try again, or call', after: '.' },
} as const
