import { agency } from './agency.ts'

/** The version the form shows today. */
export const consentVersion = '2026-11'

/**
 * The sentences of the Scope of Appointment's three boxes, by version. A published version is never changed: records name it.
 * New words are a new version, and the old one stays.
 */
export const consentTexts: Record<string, Record<'consentToContact' | 'understandScope' | 'agreeToTerms', string>> = {
  '2026-11': {
    consentToContact: `I agree that a licensed agent of ${agency.name} may contact me about the products I chose above.`,
    understandScope:
      'I understand that the meeting covers only the products I chose, that I have no obligation to enroll, and that this form does not enroll me in a plan or change the coverage I have.',
    agreeToTerms: 'I agree to the Terms of Service and the Privacy Policy.',
  },
}

/** The version that a page showed: the one it names, also after a change of the texts, and today's where it names none that exists. */
export function consentsShown(named: string | undefined): string {
  return named !== undefined && Object.hasOwn(consentTexts, named) ? named : consentVersion
}
