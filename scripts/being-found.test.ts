import { expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { llmsTxt } from './llms-txt.ts'
import { type PageSummary, summarizePage } from './page-summary.ts'
import { sitemap } from './sitemap.ts'

const html = (robots: string) =>
  `<html><head><title>Farm &amp; Ranch | X</title><meta name="description" content="Hay &quot;and&quot; herd">` +
  `<meta name="robots" content="${robots}"><link rel="canonical" href="https://example.com/farm?a=1&amp;b=2"></head></html>`

const page = (path: string, indexed = true): PageSummary => ({
  address: `https://agency.example.com${path}`,
  title: `Title of ${path} | ${agency.name}`,
  description: `About ${path}`,
  indexed,
})

test('a page is summed up by its own head', () => {
  expect(summarizePage(html('index, follow'))).toEqual({
    address: 'https://example.com/farm?a=1&b=2',
    title: 'Farm & Ranch | X',
    description: 'Hay "and" herd',
    indexed: true,
  })
})

test('[SITE-6] a page that says noindex is not indexed', () => {
  expect(summarizePage(html('noindex')).indexed).toBe(false)
})

test('a page without a canonical address stops the build', () => {
  expect(() => summarizePage('<title>x</title></head>')).toThrow('canonical')
})

test('[C085] the sitemap lists what may be found and nothing else', () => {
  const xml = sitemap([page('/b'), page('/thank-you', false), page('/a?x=1&y=2')])
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://agency.example.com/a?x=1&amp;y=2',
    'https://agency.example.com/b',
  ])
})

test('llms.txt names the agency and lists services apart from other pages', () => {
  const text = llmsTxt([page('/about'), page('/services/pet'), page('/disclaimer', false)])
  expect(text).toMatch(new RegExp(`^# ${agency.name}\n`))
  expect(text).toContain('## Insurance services\n\n- [Title of /services/pet](https://agency.example.com/services/pet)')
  expect(text).toContain('## Other pages\n\n- [Title of /about](https://agency.example.com/about): About /about')
  expect(text).not.toContain('disclaimer')
})
