import { type Palette } from '../palettes.ts'
import { dot, fill, stroke } from '../path.ts'

/** A wedding arch with drapes and flowers, which frames the sun. */
export function drawArch({ roof, wall, wallShade }: Palette): string {
  const drapes =
    fill(wall, 'M-74-160H74c-4 26-44 52-74 14-30 38-70 12-74-14z') +
    fill(wallShade, 'M0-146c30 38 70 12 74-14H40c-6 16-22 22-40 14z', ' opacity=".7"') +
    fill(wall, 'M-80-158h18c4 36 2 66-6 96-12-26-16-60-12-96zM80-158H62c-4 36-2 66 6 96 12-26 16-60 12-96z')
  const colors = ['#e58d8d', '#f6c1ad', wall] as const
  const flowers = blossoms.map(([x, y, radius], index) => dot(colors[(index >> 1) % 3] ?? wall, x, y, radius))
  return stroke(roof, 10, 'M-70 4v-158M70 4v-158M-88-154H88') + drapes + flowers.join('')
}

// In pairs of one color: x, y, radius.
const blossoms: readonly (readonly [number, number, number])[] = [
  [-70, -156, 15],
  [70, -156, 15],
  [-90, -146, 10],
  [90, -146, 10],
  [-52, -164, 10],
  [52, -164, 10],
  [0, -158, 13],
  [-15, -164, 8],
  [15, -164, 8],
  [-70, 0, 11],
  [70, 0, 11],
  [-84, 2, 8],
  [84, 2, 8],
]
