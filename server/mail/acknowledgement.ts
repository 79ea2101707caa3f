import { addressLine, agency } from '#content/agency.ts'
import { medicareWords, notGovernment } from '#content/medicare-sentence.ts'
import { nfipSentence } from '#content/nfip-authority.ts'
import { acknowledgementWords, nothingBound } from '#content/words/acknowledgement.ts'
import { type Letter, type MailableRecord } from './letter.ts'
import { escapeHtml, htmlPage } from './markup.ts'

/** A short transactional reply to the visitor. Nothing that was typed is repeated, so nothing can be sent through us. */
export function acknowledgement(kind: keyof typeof acknowledgementWords, record: MailableRecord): Letter {
  const words = acknowledgementWords[kind]
  const medicare = kind === 'scope' || record.insuranceType === 'medicare'
  const paragraphs = [
    `Thank you. We have received your ${words.record}. Its reference is ${record.reference}.`,
    words.next,
    `If it cannot wait, call us at ${medicare ? agency.medicarePhone.display : agency.phone.display} and give the reference.`,
    ...(kind === 'testimonial' ? [] : [nothingBound]),
    ...(kind === 'flood' ? [nfipSentence()] : []),
    ...(medicare ? [medicareWords(agency.medicarePhone.display), notGovernment] : []),
  ]
  const foot = [agency.name, addressLine, agency.phone.display]
  return {
    subject: `We have received your ${words.record} [${record.reference}]`,
    text: [...paragraphs, foot.join('\n')].join('\n\n'),
    html: htmlPage([
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p style="color:#43535f;font-size:14px">${foot.map(escapeHtml).join('<br>')}</p>`,
    ]),
    replyTo: { name: agency.name, address: agency.email },
  }
}
