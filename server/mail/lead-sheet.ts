import { agency } from '#content/agency.ts'
import { type AnyContract, type FieldDescription } from '#contracts/contract.ts'
import { dialLink } from '#contracts/phone-number.ts'
import { answerText } from './answer-text.ts'
import { type Letter, type MailableRecord } from './letter.ts'
import { escapeHtml, htmlPage, subjectLine } from './markup.ts'
import { senderOf } from './sender-of.ts'

/** The office's notice of a record: what they want, how to reach them, then the rest. Private answers stay on the desk. */
export function leadSheet(contract: AnyContract, record: MailableRecord): Letter {
  const { name, email, phone, replyAddress } = senderOf(contract, record)
  const wish = headline(contract.kind, record)
  const answers = Object.entries(contract.fields).filter(([field]) => !isContact(contract, field))
  const kept = answers.filter(([, field]) => !staysOnTheDesk(field, record))
  const rows = kept.flatMap(([field, description]) => {
    const answer = answerText(description, record[field])
    return answer === undefined ? [] : [{ label: description.label, answer }]
  })
  const held = answers.some(([field, description]) => staysOnTheDesk(description, record) && record[field])
  const note = held ? 'Some answers are private. They are kept with the record and are not sent by mail.' : undefined
  const received = `Received ${localTime(record.createdAt)}${origin(record)}`
  return {
    subject: subjectLine(`${wish}: ${name} [${record.reference}]`),
    text: [
      `${wish}\n${name}`,
      [phone && `Phone: ${phone}`, email && `Email: ${email}`].filter(Boolean).join('\n'),
      ...rows.map(({ label, answer }) =>
        answer.includes('\n') ? `${label}:\n${quoted(answer)}` : `${label}: ${answer}`,
      ),
      note,
      `Reference ${record.reference}\n${received}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: htmlPage([
      `<h1 style="font-size:22px;margin:0">${escapeHtml(wish)}</h1>`,
      `<p style="font-size:18px;margin:4px 0 16px"><bdi>${escapeHtml(name)}</bdi></p>`,
      `<p style="margin:0 0 16px">${[phone && phoneLink(phone), email && emailLink(email, replyAddress)].filter(Boolean).join('<br>')}</p>`,
      `<table style="border-collapse:collapse;width:100%">${rows.map(row).join('')}</table>`,
      note ? `<p>${escapeHtml(note)}</p>` : '',
      `<p style="color:#43535f;font-size:14px">Reference ${escapeHtml(record.reference)}<br>${escapeHtml(received)}</p>`,
    ]),
    ...(replyAddress ? { replyTo: { name, address: replyAddress } } : {}),
  }
}

function headline(kind: string, record: MailableRecord): string {
  switch (kind) {
    case 'contact':
      return `Message, ${String(record.subject)}`
    case 'testimonial':
      return `Testimonial to review, ${String(record.rating)} stars`
    case 'quote':
      return record.insuranceType === 'bonds' ? 'Bond request' : 'Quote request'
    case 'flood':
      return `${urgency(record)}Flood quote for a professional`
    case 'scope':
      return 'Scope of Appointment'
    default:
      return 'Request'
  }
}

function urgency({ urgencyLevel }: MailableRecord): string {
  if (urgencyLevel === 'emergency') return 'EMERGENCY, closing within 7 days: '
  if (urgencyLevel === 'urgent') return 'URGENT, within 14 days: '
  return ''
}

function isContact({ sender }: AnyContract, field: string): boolean {
  return sender.name.includes(field) || field === sender.email || field === sender.phone
}

/** Health may be behind every free text of a Medicare request. */
function staysOnTheDesk(field: FieldDescription, record: MailableRecord): boolean {
  return field.private === true || (field.ask === 'text' && record.insuranceType === 'medicare')
}

function row({ label, answer }: { label: string; answer: string }): string {
  const cell = 'padding:8px 12px 8px 0;border-top:1px solid #d3dee4;vertical-align:top;text-align:left'
  return `<tr><th style="${cell};font-weight:600;width:34%">${escapeHtml(label)}</th><td style="${cell};overflow-wrap:anywhere" dir="auto">${escapeHtml(answer).replaceAll('\n', '<br>')}</td></tr>`
}

/** Sets the visitor's lines apart from ours, as mail has always done. */
function quoted(text: string): string {
  return text.replaceAll(/^/gm, '> ')
}

function phoneLink(phone: string): string {
  const link = dialLink(phone)
  return link ? `Phone: <a href="${escapeHtml(link)}">${escapeHtml(phone)}</a>` : `Phone: ${escapeHtml(phone)}`
}

function emailLink(email: string, replyAddress: string | undefined): string {
  if (!replyAddress) return `Email: ${escapeHtml(email)}`
  return `Email: <a href="mailto:${escapeHtml(encodeURIComponent(replyAddress))}">${escapeHtml(email)}</a>`
}

function localTime(at: Date): string {
  return at.toLocaleString('en-US', { timeZone: agency.timeZone, dateStyle: 'full', timeStyle: 'long' })
}

function origin({ source }: MailableRecord): string {
  const parts = [
    source.page && `from ${source.page}`,
    source.referrer && `after ${source.referrer}`,
    source.campaign && `campaign ${source.campaign}`,
  ].filter(Boolean)
  return parts.length > 0 ? `, ${parts.join(', ')}` : ''
}
