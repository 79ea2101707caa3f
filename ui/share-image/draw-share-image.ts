import { drawScene } from '../scene/draw-scene.ts'
import { skyOf } from '../scene/sky-of.ts'
import { type ViewName } from '../scene/views.ts'
import { type BesleyPath } from './besley-path.ts'
import { wrapTitle } from './wrap-title.ts'

export interface ShareImage {
  title: string
  view: ViewName
  /** Stands over the title, beside the mark. */
  from: string
  /** The mark as `drawMark` gives it. */
  mark: string
}

export const shareImageSize = { width: 1200, height: 630 } as const

// The middle of the range stands right of the words, and under them the land is low.
const frame = { left: -1023, top: -333, width: 1395, height: 733 }
const margin = 64
const titleWidth = 640

/** The picture that a link shows where it is shared: the page's view under its title, as SVG. */
export function drawShareImage({ title, view, from, mark }: ShareImage, besley: BesleyPath): string {
  const { width, height } = shareImageSize
  const { inner } = drawScene(view)
  const { size, lines } = fitTitle(title, besley)
  const words = lines.map((line, index) => besley.draw(line, size, margin, 164 + size * 0.6 + index * size * 1.12))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${skyOf(view)}"/>` +
    `<svg width="${width}" height="${height}" viewBox="${Object.values(frame).join(' ')}" preserveAspectRatio="xMidYMax slice">${inner}</svg>` +
    `<svg x="${margin}" y="52" width="64" height="64">${mark}</svg>` +
    `<path fill="#fff" d="${besley.draw(from, 30, margin + 82, 95)}${words.join('')}"/>` +
    `</svg>`
  )
}

/** The largest of three sizes at which the title takes at most three lines. */
function fitTitle(title: string, besley: BesleyPath): { size: number; lines: string[] } {
  const fits = [66, 56, 48].map((size) => ({
    size,
    lines: wrapTitle(title, titleWidth, (text) => besley.measure(text, size)),
  }))
  const fit = fits.find(({ size, lines }) => lines.length * size <= 170) ?? fits.at(-1)
  if (!fit) throw new Error('There is no size for titles.')
  return fit
}
