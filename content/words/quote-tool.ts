export const quoteToolWords = {
  title: 'Get Your Free Quote',
  close: 'Close the quote dialog',
  opened: 'We’ve opened your quote form in a new tab. If it didn’t open automatically, click below.',
  opens: 'The quote form belongs to our quoting partner and opens in a new tab. You can come back here at any time.',
  open: 'Open Quote Form',
  /** The telephone number stands after `call`. */
  instead: { call: 'Rather talk it through? Call', or: ', or', request: 'send us the request here' },
  /** The button on Home's sky. */
  homeHero: 'Get Free Quote',
  /** Before the telephone number and the hours in Home's quote section. */
  orCall: 'Or call',
} as const
