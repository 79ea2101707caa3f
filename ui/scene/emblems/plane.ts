import { type Palette } from '../palettes.ts'
import { fill, stroke } from '../path.ts'

/** A plane climbing to the right of its dotted trail. */
export function drawPlane({ roof, wall, wallShade }: Palette): string {
  const trail = stroke(wall, 4, 'M-330 152C-250 70-140 24-34 10', ' stroke-dasharray="2 15" stroke-linecap="round"')
  const plane =
    fill(
      wall,
      'M0-64c8 0 10 14 10 26v20l56 38v13l-56-18v30l17 13v10L0 60l-27 8V58l17-13V15l-56 18V20l56-38v-20c0-12 2-26 10-26z',
    ) +
    fill(wallShade, 'M0-64c8 0 10 14 10 26v20l56 38v13l-56-18v30l17 13v10L0 60z') +
    fill(roof, 'M-10 30h20v9h-20z')
  return `${trail}<g transform="rotate(74) scale(1.12)">${plane}</g>`
}
