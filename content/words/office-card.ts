export const officeCardWords = {
  fax: (number: string) => `${number} fax`,
} as const
