import { type Palette } from '../palettes.ts'
import { box, dot, fill, stroke } from '../path.ts'

const tire = '#0a1624'

/** A camper with its awning out, and a fire beside it. */
export function drawCamper({ roof, wall, wallShade, lit }: Palette): string {
  const awning = fill(wallShade, 'M-84-74-142-60v7l58-13z') + stroke(wallShade, 3, 'M-138-56V4')
  const body =
    fill(wall, 'M-84-16v-52c0-24 16-36 38-36H46c28 0 44 20 44 48v40z') +
    fill(roof, 'M-84-16v-24H90v24z') +
    fill(wallShade, 'M-84-44H90v4H-84z') +
    fill(lit, 'M-66-82h40v26h-40zM36-84h24c8 0 14 12 14 28H36z') +
    box(wallShade, -12, -88, 34, 72, ' rx="4"') +
    fill(lit, 'M-5-80h20v24H-5z') +
    stroke(wallShade, 5, 'M90-20h30v14')
  const wheels =
    dot(tire, -44, -12, 17) + dot(wallShade, -44, -12, 7) + dot(tire, 52, -12, 17) + dot(wallShade, 52, -12, 7)
  const fire =
    dot(lit, -201, -14, 44, ' opacity=".14"') +
    fill(lit, 'M-204 4c-16-16 2-24 0-42 18 10 26 26 12 42z') +
    fill(roof, 'M-200 4c-8-10 2-14 1-24 9 8 12 16 5 24z') +
    stroke('#6b4a2c', 6, 'M-218 6l32-8M-216-2l32 8', ' stroke-linecap="round"')
  return awning + body + wheels + fire
}
