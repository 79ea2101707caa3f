import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSceneFile, type Frame, frames, sceneFile } from './scene-file.ts'
import { skyOf } from './sky-of.ts'

test('the address names frame and view', () => {
  expect(sceneFile('card', 'farm-ranch')).toBe('/scenes/card-farm-ranch.svg')
})

test.each(Object.keys(frames) as Frame[])(
  'a %s fills a square box and a wide one, from sky to near land',
  async (frame) => {
    for (const [width, height] of [
      [200, 250],
      [600, 120],
    ] as const) {
      const pixels = await draw(drawSceneFile(frame, 'personal'), width, height)
      expect(pixels(0, 0)).toBe(skyOf('personal'))
      expect(pixels(width - 1, height - 1)).toBe('#102a33')
    }
  },
)

/** Lays the file out in a box as a browser does, and reads colors by place. */
async function draw(svg: string, width: number, height: number): Promise<(x: number, y: number) => string> {
  const sized = svg.replace('width="100%" height="100%"', `width="${width}" height="${height}"`)
  const { data, info } = await sharp(Buffer.from(sized)).raw().toBuffer({ resolveWithObject: true })
  return (x, y) => {
    const start = (y * info.width + x) * info.channels
    return `#${data.subarray(start, start + 3).toString('hex')}`
  }
}
