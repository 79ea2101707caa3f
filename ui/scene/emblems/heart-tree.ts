import { type Palette } from '../palettes.ts'
import { fill, stroke } from '../path.ts'
import { drawPerson } from '../person.ts'

const skin = '#5b3a2c'

/** A tree with a heart for a crown, and a family hand in hand beside it. */
export function drawHeartTree({ roof, wallShade, lit }: Palette): string {
  const tree =
    fill(roof, 'M-14 4C-8-20-9-44-13-70l-24-30 8-5 23 23 2-34h9l1 34 25-27 7 6-23 33c-5 28-6 50 0 74z') +
    fill(lit, 'M0-56C-80-90-108-130-94-162c12-28 56-34 94 0 38-34 82-28 94 0 14 32-14 72-94 106z') +
    fill(wallShade, 'M0-56C80-90 108-130 94-162c-8-19-28-28-52-23 30 26 22 84-42 129z', ' opacity=".5"') +
    fill(roof, 'M-3-52l-3-70h8l2 70z')
  const family =
    drawPerson('#f6ead2', skin, -96, 66) + drawPerson('#f2b441', skin, -52, 60) + drawPerson('#fff', skin, -74, 38)
  return tree + family + stroke('#f6ead2', 4, 'M-88-26l10 8M-60-24l-10 6')
}
