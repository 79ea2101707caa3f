import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/project.mjs'
import { type BuiltDocument, readBuiltDocuments, textOf } from './support/built-document.ts'

const origin = 'http://localhost:3000'
const all = readBuiltDocuments()
const byPath = new Map(all.map((page) => [page.path, page]))
/** Pages with an address of their own; the 404 page answers for the addresses that have none. */
const pages = all.filter(({ path }) => path !== '/404')

/** The specification's 27 routes. */
const routes = [
  ...['/', '/about', '/contact', '/testimonials', '/thank-you', '/get-quote', '/quote-success', '/flood-professionals'],
  ...['/risk-management', '/soa-form', '/document-confirmation', '/disclaimer', '/privacy-policy', '/terms-of-service'],
  ...['personal', 'commercial', 'farm-ranch', 'life-health', 'medicare', 'travel', 'flood', 'pet', 'recreational'],
  ...['bonds', 'jewelry', 'wedding', 'sr22', 'ip-insurance'],
].map((name) => (name.startsWith('/') ? name : `/services/${name}`))

/** The three of the specification, and pages of ours that a person only reaches by sending something. */
const unindexed = [
  ...['/thank-you', '/quote-success', '/disclaimer'],
  ...['/flood-professionals/received', '/soa-form/received'],
]

/** Pages that people come to from elsewhere: from a form they sent, or from the signing service. */
const arrivals = [...unindexed, '/flood-professionals/request', '/document-confirmation', '/404']

const content = ({ document }: BuiltDocument, selector: string) =>
  document.querySelector(selector)?.getAttribute('content') ?? ''
const attributes = ({ document }: BuiltDocument, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
const isOurs = (href: string) => href.startsWith('/') || href.startsWith('#')
const fileOf = (path: string) => join(root, 'dist/site', decodeURIComponent(path))

/** Why an address of ours leads nowhere, or undefined when it leads somewhere. */
function faultOf(href: string, from: BuiltDocument): string | undefined {
  const { pathname, hash } = new URL(href, origin + from.path)
  const page = byPath.get(pathname)
  if (!page) {
    const isFile = existsSync(fileOf(pathname)) && statSync(fileOf(pathname)).isFile()
    return isFile || pathname.startsWith('/api/') ? undefined : `${from.path} leads to ${href}, which does not exist`
  }
  if (hash.length > 1 && !page.document.getElementById(decodeURIComponent(hash.slice(1))))
    return `${from.path} leads to ${href}, and that page has no such place`
  return undefined
}

test('[SITE-1] every route of the specification is a page', () => {
  expect(routes.filter((route) => !byPath.has(route))).toEqual([])
})

test('every internal link, form, image and file leads somewhere, anchors included', () => {
  const faults = all.flatMap((page) =>
    [
      ...attributes(page, 'a[href]', 'href'),
      ...attributes(page, 'link[href]:not([rel=canonical])', 'href'),
      ...attributes(page, 'form[action]', 'action'),
      ...attributes(page, '[src]', 'src'),
      ...attributes(page, 'video[poster]', 'poster'),
    ]
      .filter(isOurs)
      .map((href) => faultOf(href, page))
      .filter((fault) => fault !== undefined),
  )
  expect([...new Set(faults)]).toEqual([])
})

test('every button that commands a dialog finds it on its page', () => {
  const faults = all.flatMap((page) =>
    attributes(page, '[commandfor]', 'commandfor')
      .filter((id) => !page.document.getElementById(id))
      .map((id) => `${page.path}: #${id}`),
  )
  expect(faults).toEqual([])
})

test('no page is an orphan: every one is reached from the home page', () => {
  const reached = new Set(['/'])
  // A set may grow while it is walked.
  for (const path of reached) {
    const page = byPath.get(path)
    if (!page) continue
    for (const href of [
      ...attributes(page, 'a[href]', 'href'),
      ...attributes(page, 'form:not([method=post])', 'action'),
    ])
      if (isOurs(href)) reached.add(new URL(href, origin + path).pathname)
  }
  expect(all.map(({ path }) => path).filter((path) => !reached.has(path) && !arrivals.includes(path))).toEqual([])
})

test('[SITE-9] links elsewhere are whole and open a new tab without a handle on ours; phone and mail links are in form', () => {
  const faults = all.flatMap(({ path, document }) =>
    [...document.querySelectorAll('a[href]')]
      .filter((link) => !isOurs(link.getAttribute('href') ?? ''))
      .filter((link) => {
        const href = link.getAttribute('href') ?? ''
        if (href.startsWith('tel:')) return !/^tel:\+1\d{10}(,\d+)?$/.test(href)
        if (href.startsWith('mailto:')) return !/^mailto:[^@\s]+@[\w.-]+\.\w+$/.test(href)
        const isWhole = href.startsWith('https://') && URL.canParse(href)
        const isApart =
          link.getAttribute('target') === '_blank' && /noopener|noreferrer/.test(link.getAttribute('rel') ?? '')
        return !isWhole || !isApart || !textOf(link).includes('new tab')
      })
      .map((link) => `${path}: ${link.outerHTML.slice(0, 120)}`),
  )
  expect(faults).toEqual([])
})

test('visitors read “email” everywhere, as the fields and buttons of the specification spell it', () => {
  const others = all.filter(({ document }) => /\be-mail\b/i.test(document.documentElement.outerHTML))
  expect(others.map(({ path }) => path)).toEqual([])
})

test('[SITE-5] titles and descriptions are unique and of a sane length', () => {
  const titles = all.map(({ document }) => document.title)
  const descriptions = all.map((page) => content(page, 'meta[name=description]'))
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(descriptions).size).toBe(descriptions.length)
  expect(titles.filter((title) => title.length < 20 || title.length > 85)).toEqual([])
  expect(descriptions.filter((text) => text.length < 70 || text.length > 165)).toEqual([])
})

test.each(all.map((page) => [page.path, page] as const))(
  '%s has one h1, and no heading skips a level',
  (_path, page) => {
    expect(page.document.querySelectorAll('h1')).toHaveLength(1)
    const levels = [...page.document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
      .filter((heading) => !heading.closest('dialog'))
      .map((heading) => Number(heading.tagName[1]))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)).toEqual([])
  },
)

test.each(all.map((page) => [page.path, page] as const))('%s gives no id twice', (_path, { document }) => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('[SITE-10] no page uses a tooltip, so none can come too early', () => {
  const tips = all.flatMap((page) =>
    [...page.document.querySelectorAll('[role=tooltip], [popover=hint], [interestfor], [title]:not(iframe)')].map(
      ({ outerHTML }) => `${page.path}: ${outerHTML.slice(0, 100)}`,
    ),
  )
  expect(tips).toEqual([])
})

test('every page has its icons, none of them a drawing, which a browser opens as one more document', () => {
  const named = all.map((page) => attributes(page, 'link[rel="icon"], link[rel="apple-touch-icon"]', 'href').join(' '))
  expect([...new Set(named)]).toEqual(['/favicon.ico /icon-192.png /apple-touch-icon.png'])
})

test('[SITE-6] exactly the named pages ask to stay out of search results', () => {
  const asking = all.filter((page) => content(page, 'meta[name=robots]').includes('noindex')).map(({ path }) => path)
  const expected = [...unindexed, '/404'].filter((path) => byPath.has(path))
  expect(asking.sort()).toEqual(expected.sort())
})

test.each(pages.map((page) => [page.path, page] as const))(
  '[SITE-4, SITE-5, SITE-7] %s describes itself to search engines and link previews',
  (path, page) => {
    const { document } = page
    const address = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
    expect(new URL(address).pathname).toBe(path)
    expect(content(page, 'meta[property="og:url"]')).toBe(address)
    if (path !== '/') expect(document.title).toMatch(/ \| Prairie & Peak Insurance$/)
    expect(content(page, 'meta[property="og:title"]')).toBe(document.title)
    expect(content(page, 'meta[name="twitter:title"]')).toBe(document.title)
    expect(content(page, 'meta[property="og:description"]')).toBe(content(page, 'meta[name=description]'))
    expect(content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image')
    expect(content(page, 'meta[name=keywords]').split(', ').length).toBeGreaterThanOrEqual(3)
    expect(content(page, 'meta[name=revisit-after]')).toBe('7 days')
  },
)

test.each(pages.map((page) => [page.path, page] as const))(
  '[SITE-5] the share image of %s is there, 1,200 by 630 px and under 80 kB',
  (_path, page) => {
    const { pathname } = new URL(content(page, 'meta[property="og:image"]'))
    expect(content(page, 'meta[name="twitter:image"]')).toContain(pathname)
    const png = readFileSync(fileOf(pathname))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(80_000)
  },
)
