import { addressLine, agency } from '#content/agency.ts'
import { medicareWords, notGovernment } from '#content/medicare-sentence.ts'
import { type AnyContract } from '#contracts/contract.ts'
import { answerText } from './answer-text.ts'
import { type Letter, type MailableRecord } from './letter.ts'
import { escapeHtml, htmlPage } from './markup.ts'

/** The beneficiary's own copy of a Scope of Appointment, free text left out, with the sentences they agreed to. */
export function scopeCopy(contract: AnyContract, record: MailableRecord): Letter {
  const rows = Object.entries(contract.fields).flatMap(([field, description]) => {
    const answer =
      description.private || field in consentTextsOf(record) ? undefined : answerText(description, record[field])
    return answer === undefined ? [] : [`${description.label}: ${answer}`]
  })
  const agreed = Object.values(consentTextsOf(record))
  const signed = record.createdAt.toLocaleString('en-US', {
    timeZone: agency.timeZone,
    dateStyle: 'full',
    timeStyle: 'long',
  })
  const times = `Times are ${agency.timeZoneName}, the time of our office.`
  const close = [medicareWords(agency.medicarePhone.display), notGovernment]
  const foot = [agency.name, addressLine, agency.medicarePhone.display]
  return {
    subject: `Your copy of the Scope of Appointment [${record.reference}]`,
    text: [
      `This is your copy of the Scope of Appointment you sent us. Its reference is ${record.reference}.`,
      rows.join('\n'),
      times,
      `You agreed on ${signed}:`,
      agreed.map((sentence) => `- ${sentence}`).join('\n'),
      ...close,
      foot.join('\n'),
    ].join('\n\n'),
    html: htmlPage([
      `<p>This is your copy of the Scope of Appointment you sent us. Its reference is ${escapeHtml(record.reference)}.</p>`,
      `<p>${rows.map(escapeHtml).join('<br>')}</p>`,
      `<p>${times}</p>`,
      `<p>You agreed on ${escapeHtml(signed)}:</p><ul>${agreed.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`,
      ...close.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<p style="color:#43535f;font-size:14px">${foot.map(escapeHtml).join('<br>')}</p>`,
    ]),
    replyTo: { name: agency.name, address: agency.staff.medicare.email },
  }
}

function consentTextsOf({ consentTexts }: MailableRecord): Record<string, string> {
  return (consentTexts ?? {}) as Record<string, string>
}
