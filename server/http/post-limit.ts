/** What a visitor may send: a handful at once, for an office of people behind one address, then one every few seconds. */
export const allowance = { size: 24, refillSeconds: 10 }

export interface PostLimit {
  /** Takes one post from a visitor's allowance; `left` is how many were there, with fractions. */
  take: (visitor: string, now: Date) => Promise<number>
}

/** How many visitors are remembered at once; past that the one seen longest ago starts afresh. */
const mostVisitors = 20_000

/** Allowances of one process, which is enough where one process serves the site. */
export function memoryPostLimit({ size, refillSeconds } = allowance): PostLimit {
  const kept = new Map<string, { tokens: number; at: number }>()
  return {
    take: (visitor, now) => {
      const at = now.getTime()
      const before = kept.get(visitor)
      const elapsed = before ? Math.max(0, at - before.at) / 1000 : 0
      const left = before ? Math.min(size, before.tokens + elapsed / refillSeconds) : size
      kept.delete(visitor)
      kept.set(visitor, { tokens: left >= 1 ? left - 1 : left, at })
      const oldest = kept.size > mostVisitors ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      return Promise.resolve(left)
    },
  }
}
