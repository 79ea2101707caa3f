// When people can enroll in what. Dates that may move stand here once; `asOf` is when somebody last checked them.

/** A day of the year, as `MM-DD`. */
type Day = `${number}-${number}`

/** A window with the same dates every year. */
export interface EnrollmentWindow {
  title: string
  /** The dates in words, for whom, and from when a change counts. */
  text: string
  from: Day
  to: Day
  /** The one the office is busy with. */
  main?: boolean
}

/** Only here: the page, the questions and every teaser take the number from this line. */
const birthdayRuleDays = 63

export const medicareDates = {
  asOf: '2026-11-27',
  yearly: [
    {
      title: 'Annual Open Enrollment',
      text: 'October 15 - December 7. Part D and Advantage, for anyone on Medicare; changes count from January 1. Not for Medigap.',
      from: '10-15',
      to: '12-07',
      main: true,
    },
    {
      title: 'Medicare Advantage Open Enrollment',
      text: 'January 1 - March 31. One change, only for people already in an Advantage plan.',
      from: '01-01',
      to: '03-31',
    },
    {
      title: 'General Enrollment',
      text: 'January 1 - March 31. For people who missed Part B when they could first have it.',
      from: '01-01',
      to: '03-31',
    },
  ] satisfies EnrollmentWindow[],
  initial: {
    title: 'Initial Enrollment',
    text: '7 months around the month of your 65th birthday. Parts A, B and D, and Advantage.',
  },
  birthdayRule: {
    title: 'Wyoming Birthday Rule',
    days: birthdayRuleDays,
    inEffectSince: 'June 1, 2025',
    text: `Every year, for people who have Medigap: ${birthdayRuleDays} days from the birthday, to equal or lesser benefits.`,
  },
  medigap: {
    title: 'Medigap Open Enrollment',
    text: '6 months, once, from the month you are 65 or older and have Part B. Medigap without health questions.',
  },
  special: {
    title: 'Special Enrollment',
    text: 'After an event: you lose coverage, you move, and others. Part B: 8 months after job coverage ends.',
  },
} as const
