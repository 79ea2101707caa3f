import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawMark } from '../draw-mark.ts'
import { viewNames } from '../scene/views.ts'
import { openBesley } from './besley-path.ts'
import { drawShareImage, shareImageSize } from './draw-share-image.ts'

const besley = openBesley()
const shared = { title: 'Insurance from people who know your road home', from: 'Sample Agency', mark: drawMark() }

test.each(viewNames)('the share image of %s is 1,200 × 630 and under 80 kB', async (view) => {
  const svg = drawShareImage({ ...shared, view }, besley)
  const { data, info } = await sharp(Buffer.from(svg))
    .png({ palette: true, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject(shareImageSize)
  expect(data.length).toBeLessThan(80_000)
})

test('words are outlines: they need no font where the image is made', () => {
  const svg = drawShareImage({ ...shared, view: 'home' }, besley)
  expect(svg).not.toContain('<text')
  expect(besley.measure('Wide', 60)).toBeGreaterThan(besley.measure('Wid', 60))
})

test('typographic marks have outlines of their own', () => {
  for (const letter of '’“”–&é') expect(besley.draw(letter, 60, 0, 0)).not.toBe(besley.draw('\u{10FFFF}', 60, 0, 0))
})
