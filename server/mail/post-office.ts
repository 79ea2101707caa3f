import { PassThrough } from 'node:stream'
import { createTransport } from 'nodemailer'
import { agency } from '#content/agency.ts'
import { type Letter } from './letter.ts'

/** How an attempt ended. `unknown`: the mail was handed over and no answer came, so it may well have arrived. */
export type Delivery = { outcome: 'accepted' } | { outcome: 'refused' | 'unknown'; reason: string }

export interface PostOffice {
  deliver(letter: Letter, envelope: { recipient: string; messageToken: string }): Promise<Delivery>
  close(): void
}

/** Sends through one SMTP server. From and envelope are always the agency's; a visitor appears in Reply-To only. */
export function openPostOffice({
  smtpUrl,
  mailFrom,
  timeout = 15_000,
}: {
  smtpUrl: string
  mailFrom: string
  timeout?: number
}): PostOffice {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // One mail at a time, so one flag says whether the one under way has been handed over whole.
  let handedOver = false
  transport.use('stream', (mail, done) => {
    mail.message.transform(() => new PassThrough().on('end', () => (handedOver = true)))
    done()
  })
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  return {
    deliver: async (letter, { recipient, messageToken }) => {
      handedOver = false
      try {
        await transport.sendMail({
          ...letter,
          from: { name: agency.name, address: mailFrom },
          to: { name: '', address: recipient },
          envelope: { from: mailFrom, to: [recipient] },
          messageId: `<${messageToken}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          textEncoding: 'quoted-printable',
        })
        return { outcome: 'accepted' }
      } catch (error) {
        return failure(error, handedOver)
      }
    },
    close: () => transport.close(),
  }
}

function failure(error: unknown, handedOver: boolean): Delivery {
  const { message, code, responseCode } = error as { message?: string; code?: string; responseCode?: number }
  const reason = [code, responseCode, message]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, 300)
  // An answer with a number is a refusal; silence after the whole mail says nothing about what became of it.
  return { outcome: handedOver && responseCode === undefined ? 'unknown' : 'refused', reason }
}
