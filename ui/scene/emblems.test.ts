import sharp from 'sharp'
import { expect, test } from 'vitest'
import { height, width } from './canvas.ts'
import { type Emblem, emblems } from './emblems.ts'
import { palettes } from './palettes.ts'
import { place } from './path.ts'
import { pageViews, serviceViews, type View } from './views.ts'

const withEmblem = Object.entries<View>({ ...serviceViews, ...pageViews }).filter(([, view]) => view.emblem)

// Fences and trails may run on; the thing itself must be whole on a 320 px screen.
test.each(withEmblem)('the emblem of %s stands within 300 units of the middle', async (_name, view) => {
  const middle = await ink(view, -300, 600)
  const everything = await ink(view, -width / 2, width)
  expect(everything).toBeGreaterThan(1000)
  expect(middle / everything).toBeGreaterThan(0.93)
})

/** Painted area in square units, between `left` and `left + span`. */
async function ink({ emblem, at = [0, 0], emblemScale, palette }: View, left: number, span: number): Promise<number> {
  const { draw }: Emblem = emblems[emblem ?? 'house']
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${span / 2}" height="${height / 2}" viewBox="${left} 0 ${span} ${height}">${place(...at, draw(palettes[palette]), emblemScale)}</svg>`
  const { channels } = await sharp(Buffer.from(svg)).stats()
  return ((channels[3]?.sum ?? 0) / 255) * 4
}
