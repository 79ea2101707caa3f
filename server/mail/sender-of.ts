import { type AnyContract } from '#contracts/contract.ts'
import { isReplyAddress } from '#contracts/email-address.ts'
import { type MailableRecord } from './letter.ts'

/** Who is asking: the name in full, and how to reach them. */
export function senderOf({ sender }: AnyContract, record: MailableRecord) {
  const text = (field: string | undefined) => {
    const value = field === undefined ? undefined : record[field]
    return typeof value === 'string' ? value : undefined
  }
  const email = text(sender.email)
  return {
    name: sender.name.map((field) => text(field) ?? '').join(' '),
    email,
    phone: text(sender.phone),
    /** The address where mail software everywhere takes it. */
    replyAddress: email !== undefined && isReplyAddress(email) ? email : undefined,
  }
}
