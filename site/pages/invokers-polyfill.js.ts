import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type APIRoute } from 'astro'

/** Invoker commands for engines without them, at an address that `site/shell.ts` knows. The package gives its one-file build to `require`. */
export const GET: APIRoute = async () =>
  new Response(await readFile(createRequire(import.meta.url).resolve('invokers-polyfill')), {
    headers: { 'content-type': 'text/javascript' },
  })
