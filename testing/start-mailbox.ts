import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends ParsedMail {
  envelope: { from: string; to: string[] }
  raw: string
}

export interface Mailbox extends AsyncDisposable {
  url: string
  port: number
  mails: ReceivedMail[]
  /** Waits until this many have come, at most ten seconds. */
  received: (count: number) => Promise<ReceivedMail[]>
}

/** A real SMTP server that keeps what it gets. */
export async function startMailbox({ port = 0 } = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 200,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
        void simpleParser(raw).then((parsed) => {
          mails.push({ ...parsed, envelope, raw: raw.toString('utf8') })
          done()
        })
      })
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const chosen = (listening.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${chosen}`,
    port: chosen,
    mails,
    received: async (count) => {
      for (let waited = 0; mails.length < count && waited < 10_000; waited += 20)
        await new Promise((resolve) => setTimeout(resolve, 20))
      return mails
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
