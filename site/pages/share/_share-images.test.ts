import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { catalog } from '#content/catalog.ts'
import { shareImages } from './_share-images.ts'

const pages = await readdir(new URL('..', import.meta.url), { recursive: true })
const addresses = pages.filter((page) => page.endsWith('.astro')).map((page) => page.replace(/\.astro$/, ''))

// 404 says in its meta that it borrows Home's; a bracket stands for the services.
test.each(addresses.filter((address) => address !== '404' && !address.includes('[')))(
  '%s has a share image',
  (address) => {
    expect(shareImages).toHaveProperty([
      address === 'index' ? 'home' : address.replace(/\/index$/, '').replaceAll('/', '-'),
    ])
  },
)

test('each service has a share image with its own title', () => {
  for (const { slug, hero } of catalog) expect(shareImages[`services-${slug}`]?.title).toBe(hero.title)
})
