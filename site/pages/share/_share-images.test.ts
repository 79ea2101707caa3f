import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { catalog } from '#content/catalog.ts'
import { shareImages } from './_share-images.ts'

const pages = await readdir(new URL('..', import.meta.url), { recursive: true })
// These name another page's image in their meta.
const borrowers = ['404', 'soa-form/received', 'flood-professionals/received']
const addresses = pages
  .filter((page) => page.endsWith('.astro') && !/^_|\[/.test(page))
  .map((page) => page.replace(/(\/index)?\.astro$/, ''))
  .filter((address) => !borrowers.includes(address))

test.each(addresses)('%s has a share image', (address) => {
  expect(shareImages).toHaveProperty([address === 'index' ? 'home' : address.replaceAll('/', '-')])
})

test('each service has a share image with its own title', () => {
  for (const { slug, hero } of catalog) expect(shareImages[`services-${slug}`]?.title).toBe(hero.title)
})
