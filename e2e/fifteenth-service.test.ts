import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalog } from '#content/catalog.ts'
import { summarizePage } from '#scripts/page-summary.ts'
import { root } from '#scripts/project.mjs'
import { sitemap } from '#scripts/sitemap.ts'

const place = join(root, 'dist/fifteenth')
const copied = [
  ...['content', 'contracts', 'calculators', 'ui', 'site', 'scripts'],
  ...['astro.config.ts', 'package.json', 'tsconfig.json'],
]
const html = (page: string) => readFileSync(join(place, `dist/site/${page}.html`), 'utf8')

const beekeeping = `import { call, quote } from '../action.ts'
import { defineService } from '../service.ts'

export default defineService({
  name: 'Beekeeping',
  group: 'business',
  order: 9,
  icon: 'hexagon',
  line: 'Hives, honey and swarms',
  meta: {
    title: 'Beekeeping Insurance',
    description: 'Hives, honey houses and the liability that comes with a swarm, for beekeepers in northern Wyoming.',
    keywords: ['beekeeping insurance', 'hives', 'honey'],
  },
  card: { kind: 'further', order: 8, text: 'Hives and honey.', bullets: ['Hives', 'Honey', 'Liability'] },
  hero: { title: 'Beekeeping Insurance', lede: 'For hives on the hill.', actions: [quote(), call()] },
  sections: [{ kind: 'questions', title: 'Questions', items: [{ question: 'Swarms?', answer: 'Ask us.' }] }],
})
`

beforeAll(() => {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  for (const name of copied) cpSync(join(root, name), join(place, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'), 'junction')
  writeFileSync(join(place, 'content/services/beekeeping.ts'), beekeeping)
  const astro = join(root, 'node_modules/astro/bin/astro.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build', '--root', place], { cwd: place })
  if (status !== 0) throw new Error(`${String(stdout)}${String(stderr)}`)
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('one file more in content/services', () => {
  test('is a page with its own head, dialog and structured data', () => {
    const page = html('services/beekeeping')
    expect(page).toContain('<h1>Beekeeping Insurance</h1>')
    expect(page).toContain('id="quote-hero"')
    expect(page).toContain('"serviceType":"Beekeeping insurance"')
  })

  test('is in the menu and the slide-out of every page', () => {
    for (const page of ['index', 'about', 'services/personal']) {
      expect(html(page).match(/href="\/services\/beekeeping"/g)?.length).toBeGreaterThanOrEqual(2)
    }
  })

  test('is in the index, which counts it', () => {
    const page = html('services')
    expect(page).toContain('Hives, honey and swarms')
    expect(page).toContain(`All ${catalog.length + 1} kinds of insurance`)
  })

  test('is on a card of the home page', () => {
    expect(html('index')).toContain('Hives, Honey, Liability')
  })

  test('is in the sitemap', () => {
    expect(sitemap([summarizePage(html('services/beekeeping'))])).toContain('/services/beekeeping</loc>')
  })

  test('can be asked for in the quote form', () => {
    expect(html('get-quote')).toContain('<option value="beekeeping">Beekeeping</option>')
  })
})
