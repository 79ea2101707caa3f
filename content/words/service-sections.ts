/** Short labels inside the sections of a service's page. */
export const serviceSectionWords = {
  limits: 'Limits',
  /** Before who counted a figure. */
  source: 'Source:',
} as const
