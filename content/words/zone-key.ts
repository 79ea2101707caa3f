export const zoneKeyWords = {
  caption: 'What the zone letters mean',
  zone: 'Zone',
  risk: 'Risk',
  chance: 'Chance a year',
} as const
