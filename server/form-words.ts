import { agency } from '#content/agency.ts'
import { consentsShown, consentTexts } from '#content/consent-texts.ts'
import { medicareWords, notGovernment } from '#content/medicare-sentence.ts'
import { contact } from '#content/pages/contact.ts'
import { getQuote } from '#content/pages/get-quote.ts'
import { soaForm } from '#content/pages/soa-form.ts'
import { floodFormWords } from '#content/words/flood-form.ts'
import { type FormWords } from '#server/http/door.ts'

const aboveButton: Record<string, string[]> = {
  contact: [contact.form.caution],
  quote: [getQuote.request.caution, getQuote.request.medicare],
  flood: [floodFormWords.noCoverage],
  scope: [
    medicareWords(agency.medicarePhone.display),
    notGovernment,
    `${soaForm.form.solicitation} ${soaForm.form.sharing}`,
  ],
}

/** What the page of a form says beside its fields. The page that gives a form back says it again: what is recorded as agreed was shown. */
export function formWords(kind: string, consents: string | undefined): FormWords {
  return {
    labels: kind === 'scope' ? (consentTexts[consentsShown(consents)] ?? {}) : {},
    aboveButton: aboveButton[kind] ?? [],
  }
}
