import { type BrowserContext } from 'playwright-core'

export interface HeldPosts {
  before: (context: BrowserContext) => Promise<unknown>
  /** How the post that waits goes on: to the server, or into a line that is dead. */
  release: (how: 'go' | 'dead') => void
  /** How many posts have arrived here. */
  count: () => number
}

/** Keeps each post to an address such as "/api/contact" waiting until it is released. The visit has to allow /ERR_FAILED/. */
export function holdPosts(path: string): HeldPosts {
  const waiting: ((how: 'go' | 'dead') => void)[] = []
  let count = 0
  return {
    before: (context) =>
      context.route(`**${path}`, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        count += 1
        const how = await new Promise<'go' | 'dead'>((resolve) => waiting.push(resolve))
        return how === 'go' ? route.continue() : route.abort()
      }),
    release: (how) => waiting.shift()?.(how),
    count: () => count,
  }
}
