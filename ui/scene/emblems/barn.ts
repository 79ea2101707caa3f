import { type Palette } from '../palettes.ts'
import { box, fill, stroke } from '../path.ts'

/** A gambrel barn with its silo, and the fence on both sides. */
export function drawBarn({ roof, wall, wallShade, trim = wall }: Palette): string {
  const silo =
    box(trim, 66, -128, 34, 128) + fill(roof, 'M62-126a21 22 0 0 1 42 0z') + fill('#0002', 'M84-126h16V0H84z')
  const side = fill(wallShade, 'M-14 0v-92H64V0z') + fill(roof, 'M-50-136H34L64-92H-14z')
  const front =
    fill(wall, 'M-98 0v-78l18-36 36-22 36 22 18 36V0z') +
    stroke(roof, 9, 'M-102-74-82-116-44-139-6-116 14-74', ' stroke-linejoin="round" stroke-linecap="round"')
  const doors =
    fill(trim, 'M-72 0v-60h60V0zM-54-104h20v22h-20z') +
    fill(wall, 'M-67-5v-50h22v50zM-39-5v-50h22v50zM-50-100h12v14h-12z') +
    stroke(trim, 4, 'M-67-5l22-50M-39-55l22 50') +
    fill(trim, 'M8-62h16v18H8zM36-62h16v18H36z')
  const fence =
    stroke(trim, 5, 'M-262-22H-100M-262-8H-100M102-22H262M102-8H262') +
    stroke(trim, 7, 'M-254 4v-36M-212 4v-36M-170 4v-36M-128 4v-36M124 4v-36M166 4v-36M208 4v-36M250 4v-36')
  return silo + side + front + doors + fence
}
