import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The site at `url` as a slow line brings it: each page stops for `pause` ms right after the `cut`-th character. */
export async function haltingSite(
  url: string,
  { cut, pause }: { cut: (html: string) => number; pause: number },
): Promise<AsyncDisposable & { url: string }> {
  const server = createServer((request, response) => {
    void fetch(url + (request.url ?? '/')).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'content-type': type })
      if (!type.startsWith('text/html')) return response.end(body)
      const html = body.toString()
      const place = cut(html)
      response.write(html.slice(0, place))
      await wait(pause)
      return response.end(html.slice(place))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
