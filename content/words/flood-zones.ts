export const floodZoneWords = {
  risk: (depth: string) => `${depth} risk`,
  chance: (chance: string) => `${chance} annual chance`,
} as const
