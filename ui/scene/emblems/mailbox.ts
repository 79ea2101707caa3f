import { type Palette } from '../palettes.ts'
import { box, fill, stroke } from '../path.ts'

/** A country mailbox with its flag up: there is something to send. */
export function drawMailbox({ roof, wall, wallShade, lit }: Palette): string {
  const post = box(roof, -7, -62, 14, 66) + stroke(roof, 7, 'M4-30 30-58')
  const body =
    fill(wall, 'M-52-58v-30a24 24 0 0 1 24-24H44a24 24 0 0 1 24 24v30z') +
    fill(wallShade, 'M-52-58v-30a24 24 0 0 1 48 0v30z') +
    fill(roof, 'M-32-88h8v10h-8z') +
    fill('#0002', 'M-4-66H68v8H-4z')
  const flag = fill(lit, 'M36-78v-60h30v20H43v40z')
  const grass = stroke(lit, 4, 'M-24 4l-6-16M-16 4v-20M18 4l4-14M26 4l8-18', ' stroke-linecap="round" opacity=".7"')
  return post + body + flag + grass
}
