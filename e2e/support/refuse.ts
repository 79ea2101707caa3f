import { type BrowserContext } from 'playwright-core'

/**
 * Has the server fail with “Not now.” on an address such as "/api/contact", `times` times; for ever when left out.
 * The visit has to allow /status of 500/.
 */
export const refuse = (path: string, times?: number) => (context: BrowserContext) =>
  context.route(
    `**${path}`,
    (route) => route.fulfill({ status: 500, json: { message: 'Not now.' } }),
    times === undefined ? {} : { times },
  )
