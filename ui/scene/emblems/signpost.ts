import { type Palette } from '../palettes.ts'
import { box, fill } from '../path.ts'

/** A signpost whose arms point both ways and say nothing. */
export function drawSignpost({ roof, wall, wallShade, lit }: Palette): string {
  return (
    box(wallShade, -6, -148, 12, 152) +
    fill(wall, 'M14-138H-66l-18 15 18 15h80z') +
    fill(lit, 'M-14-98h80l18 15-18 15h-80z') +
    fill(roof, 'M-58-126h58v6h-58zM2-86h54v6H2z') +
    fill('#0002', 'M-6-148H6v10H-6zM-6-68H6v8H-6z') +
    fill(wallShade, 'M-30 4c2-16 14-20 22-14 8-8 24-4 28 14z')
  )
}
