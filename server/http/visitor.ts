import { BlockList, isIP, isIPv4 } from 'node:net'

interface Incoming {
  headers: Record<string, string | string[] | undefined>
  socket: { remoteAddress?: string | undefined }
}

/**
 * One key for one visitor. Without trusted proxies the socket decides; with N of them the Nth forwarded address from the
 * right, since everything further left may be invented.
 */
export function visitorOf(request: Incoming, trustedHops: number): string {
  const socket = request.socket.remoteAddress
  if (trustedHops === 0) return visitorKey(socket)
  const header = request.headers['x-forwarded-for'] ?? ''
  const forwarded = (Array.isArray(header) ? header.join(',') : header)
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  return visitorKey(forwarded.at(-trustedHops) ?? forwarded[0] ?? socket)
}

const mapped = new BlockList()
mapped.addSubnet('::ffff:0:0', 96, 'ipv6')

/** An IPv4 address in any spelling is one visitor; in IPv6 a whole /64 is, since a household has one. */
export function visitorKey(address: string | undefined): string {
  const bare = (address ?? '')
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
  if (isIPv4(bare)) return bare
  const withoutPort = bare.replace(/:\d+$/, '')
  if (isIPv4(withoutPort)) return withoutPort
  if (isIP(bare) !== 6) return `unknown:${bare.slice(0, 45)}`
  const groups = expand(bare)
  if (mapped.check(bare, 'ipv6'))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address. */
function expand(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a: string, b: string, c: string, d: string) =>
    [(Number(a) << 8) | Number(b), (Number(c) << 8) | Number(d)].map((group) => group.toString(16)).join(':'),
  )
  const [head = '', tail] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16))
}
