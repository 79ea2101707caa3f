import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser } from 'playwright-core'
import { root } from './project.mjs'
import { type Weight } from './weight-budgets.ts'

export interface WeighedPage extends Weight {
  /** Each script with its bytes: an address, or the text of an inline one. */
  scripts: Map<string, number>
  /** Requests to other companies. */
  asked: string[]
}

/** Opens a page with an empty cache, touches nothing, and adds up what was loaded in its compressed form. */
export async function weighPage(browser: Browser, siteUrl: string, path: string, width: number): Promise<WeighedPage> {
  const context = await browser.newContext({ baseURL: siteUrl, viewport: { width, height: 900 } })
  const own = new Set<string>()
  const asked: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === siteUrl) own.add(url.pathname)
    else if (url.protocol.startsWith('http')) asked.push(request.url())
  })
  await context.route(
    (url) => url.origin !== siteUrl,
    (route) => route.abort(),
  )
  const page = await context.newPage()
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  const html = (await response?.text()) ?? ''
  await context.close()

  const sum = (ending: string) =>
    [...own].filter((name) => extname(name) === ending).reduce((all, name) => all + compressedSize(name), 0)
  const external = [...own]
    .filter((name) => extname(name) === '.js')
    .map((name) => [name, compressedSize(name)] as const)
  const inline = inlineScripts(html).map((body) => [body, brotliCompressSync(body).length] as const)
  const scripts = new Map([...external, ...inline])
  return {
    html: brotliCompressSync(html).length,
    css: sum('.css') + inlineStyles(html).reduce((all, text) => all + brotliCompressSync(text).length, 0),
    fonts: sum('.woff2'),
    script: [...scripts.values()].reduce((all, bytes) => all + bytes, 0),
    elsewhere: asked.length,
    scripts,
    asked,
  }
}

function compressedSize(pathname: string): number {
  const file = join(root, 'dist/site', decodeURIComponent(pathname))
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}

/** The texts of inline style sheets: they are weighed twice, as styles and as part of the HTML. */
function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\b/gi)].map(([, text = '']) => text)
}

/** The bodies of inline scripts that run; data and speculation rules do not. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\b/gi)]
    .filter(([, attributes = '']) => !/\bsrc=|type=["']?(application|speculationrules)/i.test(attributes))
    .map(([, , body = '']) => body)
}
