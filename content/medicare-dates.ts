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
    /** The seven months as a row of cells, the middle one set apart, and the row in words. */
    months: ['3 before', '2', '1', '65', '1', '2', '3 after'],
    picture: 'Three months before the month you turn 65, that month, and three months after',
    text: '7 months around the month of your 65th birthday. Parts A, B and D, and Advantage.',
  },
  birthdayRule: {
    title: 'Wyoming Birthday Rule',
    days: birthdayRuleDays,
    inEffectSince: 'June 1, 2025',
    /** Under the number of days. */
    counted: 'days, starting on your birthday',
    rules: [
      `The window starts on your birthday and lasts ${birthdayRuleDays} days.`,
      'You may switch only to equal or lesser benefits.',
      'More benefits than you have now still means health questions.',
    ],
    /** The nine weeks of dots, in words and as their key. */
    dots: {
      picture: `${birthdayRuleDays} dots, nine weeks of seven days. The first is your birthday.`,
      key: 'Nine weeks. The gold day is your birthday.',
    },
    /** The bar of the enrollment year: its two ends, what follows, and all of it in words. */
    bar: {
      from: 'Your birthday',
      to: `Day ${birthdayRuleDays}`,
      then: 'then closed',
      picture: `Open from your birthday to day ${birthdayRuleDays}, then closed`,
    },
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
