import { type Palette } from '../palettes.ts'
import { fill, stroke } from '../path.ts'

const metal = '#e3e8e4'

/** A light bulb that carries a basket like a balloon. */
export function drawBulb({ roof, wall, wallShade, lit }: Palette): string {
  const glass =
    `<circle cy="-128" r="112" fill="${wall}" opacity=".16"/>` +
    fill(
      wall,
      'M0-214c50 0 86 34 86 82 0 38-24 56-36 80-5 10-6 16-6 22h-88c0-6-1-12-6-22-12-24-36-42-36-80 0-48 36-82 86-82z',
    ) +
    fill(
      wallShade,
      'M0-214c50 0 86 34 86 82 0 38-24 56-36 80-5 10-6 16-6 22H14c24-60 44-130-14-184z',
      ' opacity=".5"',
    ) +
    stroke(lit, 5, 'M-16-30v-62l-18-22 16-8 18 14 18-14 16 8-18 22v62', ' stroke-linejoin="round"')
  const basket =
    fill(metal, 'M-44-28h88v9h-88zM-40-15h80v9h-80z') +
    stroke(metal, 2.5, 'M-38-4-17 26M38-4 17 26') +
    fill(roof, 'M-22 24h44l-5 30h-34z') +
    fill('#0003', 'M-22 24h44l-1 7h-42z')
  return glass + basket
}
