// The flood zones, for the flood page and the professionals' page: one table, told in two levels of detail.

/** FEMA's letters by risk; `chance` is the yearly chance of a flood, in words. */
export interface FloodZone {
  risk: 'High' | 'Moderate' | 'Low'
  letters: readonly string[]
  /** Absent where FEMA gives no figure for the whole group. */
  chance?: string
  means: string
}

export const floodZones: readonly FloodZone[] = [
  {
    risk: 'High',
    letters: ['A', 'AE', 'AH', 'AO', 'AR', 'A99', 'V', 'VE'],
    chance: '1%',
    means:
      'Federally regulated lenders and federally backed loans require flood insurance on a building here. V and VE are coastal; Wyoming has none.',
  },
  {
    risk: 'Moderate',
    letters: ['B', 'X500'],
    chance: '0.2%',
    means: 'Not required by federal loan rules. X500 is the shaded X of today’s maps; B is the older letter.',
  },
  {
    risk: 'Low',
    letters: ['C', 'X'],
    means: 'Less than 0.2% a year, which is not none. X stands unshaded on today’s maps; C is the older letter.',
  },
]

/** The professionals' page in two rows: the letters that its readers meet most. */
export const floodZonesInShort = [
  { risk: 'High risk', letters: ['A', 'AE', 'VE'], chance: '1%' },
  { risk: 'Moderate to low risk', letters: ['B', 'C', 'X'], chance: '0.2% or less' },
] as const

/** The usual NFIP wait after application and payment. It does not apply at a loan closing. */
export const floodWaitingDays = 30
