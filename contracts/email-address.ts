import { cleanLine } from './text.ts'

const curlyApostrophes = /[\u2018\u2019\u02bc]/g
const unseen = /\p{Cf}/gu
const localPart = /^(?:[^\s"(),:;<>@[\\\]]+|"[^"\\]+")$/
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** The address as it will be kept: spaces, what nobody sees and a final dot gone, apostrophe straight, domain in ASCII lower case. */
export function cleanEmailAddress(typed: string): string {
  const address = cleanLine(typed.replace(unseen, '')).replace(curlyApostrophes, "'").replace(/\.$/, '')
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  return `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`
}

/** Every address that can work, and none that cannot; expects a cleaned one. */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  return at > 0 && localPart.test(address.slice(0, at)) && domainName.test(address.slice(at + 1))
}

/** Whether mail software everywhere takes the address; others are kept as contact data only. */
export function isReplyAddress(address: string): boolean {
  return isEmailAddress(address) && /^[\x21-\x7e]+$/.test(address) && !address.includes('"')
}

function asciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain)) return domain.toLowerCase()
  if (/[\s/?#:@\\]/.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}
