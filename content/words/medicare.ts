export const medicareWords = {
  /** Heard before the letter. */
  part: 'Part',
  /** Before the date from which the Birthday Rule counts. */
  inEffectSince: 'In effect since',
  /** The columns of the enrollment year; a narrow screen shows the first letters. */
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  questions: {
    intro: 'About the Scope of Appointment form.',
    closeLabel: 'Close the questions',
    form: 'Scope of Appointment Form',
    close: 'Close',
  },
} as const
