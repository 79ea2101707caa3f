import { type Palette } from '../palettes.ts'
import { box, fill, stroke } from '../path.ts'

/** A fire lookout: someone who sees it coming. */
export function drawLookout({ roof, wall, wallShade, lit }: Palette): string {
  const legs =
    stroke(wallShade, 6, 'M-42 4-28-96M42 4 28-96') + stroke(wallShade, 3, 'M-38-24 31-74M38-24-31-74M-34-50h68')
  const cabin =
    box(wall, -38, -146, 76, 46) +
    fill(lit, 'M-32-138h18v22h-18zM-9-138H9v22H-9zM14-138h18v22H14z') +
    fill(roof, 'M-54-144 0-176 54-144z')
  const deck = box(roof, -56, -102, 112, 7) + stroke(roof, 3, 'M-54-102v-18H54v18M-27-102v-18M27-102v-18M0-102v-18')
  const flag = stroke(wall, 3, 'M0-174v-32') + fill(lit, 'M0-206l28 9-28 9z')
  return legs + cabin + deck + flag
}
