/** The promotional banner: every field is the office's to change. */
export interface Banner {
  title: string
  dates: string
  message: string
  /** The question that leads to the button. */
  cta: string
  buttonText: string
  buttonLink: `/${string}`
  icon: 'calendar' | 'snowflake' | 'flower' | 'sun' | 'leaf' | 'alert'
  theme: 'medicare' | 'winter' | 'spring' | 'summer' | 'fall' | 'urgent'
  /** Calendar dates (YYYY-MM-DD, agency time); without them the banner always shows. */
  showFrom?: string
  showUntil?: string
}

export const banner: Banner = {
  title: 'Medicare Open Enrollment Period',
  dates: 'October 15 to December 7, 2025',
  message: 'Changes take effect January 1, 2026.',
  cta: 'Questions?',
  buttonText: 'Learn More About Medicare',
  buttonLink: '/services/medicare',
  icon: 'calendar',
  theme: 'medicare',
}
