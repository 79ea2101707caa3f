import { type Palette } from '../palettes.ts'
import { box, dot, fill, stroke } from '../path.ts'

/** The wheel that draws water on every ranch, with its tank. */
export function drawWindpump({ roof, wall, wallShade, lit }: Palette): string {
  const tower = stroke(wall, 5, 'M-30 4-5-140M30 4 5-140') + stroke(wall, 3, 'M-25-24 18-64-11-104M25-24-18-64 11-104')
  const tank = box(wallShade, 42, -26, 84, 30) + box(roof, 38, -30, 92, 7)
  const vane = fill(roof, 'M0-149h44l20-15v30l-20-15H0z')
  const wheel =
    `<circle cy="-146" r="30" fill="none" stroke="${wall}" stroke-width="26" stroke-dasharray="11 4.7"/>` +
    `<circle cy="-146" r="30" fill="none" stroke="${wallShade}" stroke-width="2.5"/>` +
    dot(lit, 0, -146, 8)
  return tower + tank + vane + wheel
}
