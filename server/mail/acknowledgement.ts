import { addressLine, agency } from '#content/agency.ts'
import { medicareWords, notGovernment } from '#content/medicare-sentence.ts'
import { nfipSentence } from '#content/nfip-authority.ts'
import { type AnyContract } from '#contracts/contract.ts'
import { type Letter, type MailableRecord } from './letter.ts'
import { escapeHtml, htmlPage } from './markup.ts'

/** What happens next, by kind: the promises of the pages themselves. */
const next: Record<string, string> = {
  contact: 'We read every message and reply within 24 hours.',
  testimonial: 'We read every testimonial before it is published. That takes 3-5 business days.',
  quote: 'We review your request and answer within 2 business hours.',
  flood: 'We review your request and answer within 2 hours during business hours.',
  scope: `${agency.staff.medicare.firstName} reviews your appointment request and calls you shortly to confirm the time.`,
}

/** A short transactional reply to the visitor. Nothing that was typed is repeated, so nothing can be sent through us. */
export function acknowledgement(contract: AnyContract, record: MailableRecord): Letter {
  const medicare = contract.kind === 'scope' || record.insuranceType === 'medicare'
  const paragraphs = [
    `Thank you. We have received your request. Its reference is ${record.reference}.`,
    next[contract.kind] ?? '',
    `If it cannot wait, call us at ${medicare ? agency.medicarePhone.display : agency.phone.display} and give the reference.`,
    'Coverage cannot be bound, changed or canceled by this website or by email, and a claim is not reported until you have spoken with us or your carrier.',
    ...(contract.kind === 'flood' ? [nfipSentence()] : []),
    ...(medicare ? [medicareWords(agency.medicarePhone.display), notGovernment] : []),
  ].filter((paragraph) => paragraph !== '')
  const foot = [agency.name, addressLine, agency.phone.display]
  return {
    subject: `We have received your request [${record.reference}]`,
    text: [...paragraphs, foot.join('\n')].join('\n\n'),
    html: htmlPage([
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p style="color:#43535f;font-size:14px">${foot.map(escapeHtml).join('<br>')}</p>`,
    ]),
    replyTo: { name: agency.name, address: agency.email },
  }
}
