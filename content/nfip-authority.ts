/** Whether the National Flood Insurance Program may sell and renew. Congress decides it, and has let it lapse before. */
export interface NfipAuthority {
  status: 'authorized' | 'lapsed' | 'unknown'
  /** The day on which somebody last looked, as YYYY-MM-DD. To be confirmed at each month's end. */
  asOf: string
}

export const nfipAuthority: NfipAuthority = { status: 'unknown', asOf: '2026-11-28' }

/** What visitors are told of it. That the program sells is said only with the day on which somebody looked. */
export function nfipSentence({ status, asOf }: NfipAuthority = nfipAuthority): string {
  const date = new Date(asOf).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' })
  const sentences = {
    authorized: `As of ${date}, NFIP may write new policies and renew old ones.`,
    lapsed: `As of ${date}, NFIP’s authority has lapsed: no new or renewed NFIP policies until Congress acts. Policies in force run out their term, and private flood is unaffected.`,
    unknown:
      'NFIP depends on Congress, and its authority has lapsed before: ask us where it stands today. Private flood is unaffected either way.',
  }
  return sentences[status]
}
