import { type BrowserContext } from 'playwright-core'

// Without landmarks: in a frame they would be counted among the page's own.
const page = '<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1></html>'

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
