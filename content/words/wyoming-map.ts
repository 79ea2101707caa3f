/** The names on the drawn map. */
export const wyomingMapWords = {
  town: 'Sheridan',
  county: 'Johnson',
  state: 'Wyoming',
} as const
