import { type BrowserContext } from 'playwright-core'

const page = '<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1></main></html>'

/** Answers every request that leaves the site with a plain page. Gives the list of such requests, which grows. */
export async function answerElsewhere(context: BrowserContext, siteUrl: string): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== siteUrl,
    async (route) => {
      const request = route.request()
      asked.push(request.url())
      const isScript = request.resourceType() === 'script'
      await route.fulfill(
        isScript
          ? { contentType: 'text/javascript', body: '' }
          : { contentType: 'text/html; charset=utf-8', body: page },
      )
    },
  )
  return asked
}
