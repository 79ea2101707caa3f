import { type Palette } from '../palettes.ts'
import { box, dot, fill, stroke } from '../path.ts'

/** Smoke from the chimney, and a drive that runs down toward the reader. */
export function drawHouse(palette: Palette): string {
  const smoke = stroke(palette.snow, 7, 'M45-130c-14-14 12-22 0-40s14-20 4-34', ' stroke-linecap="round" opacity=".4"')
  const drive = fill(palette.wallShade, 'M-58 0h24c4 22 40 34 70 70h-84c-8-26-6-48-10-70z')
  return smoke + drawCabin(palette) + drive
}

/** Two gables and lit windows. */
export function drawCabin({ roof, wall, wallShade, lit }: Palette): string {
  const wing =
    box(roof, 36, -124, 17, 44) +
    fill(wallShade, 'M-10 0V-62H92V0z') +
    fill(roof, 'M-24-58 0-106H78L104-58z') +
    fill('#0003', 'M-10-58H92v9H-10z')
  const front =
    fill(wall, 'M-94 0V-64L-46-116 2-64V0z') +
    fill(roof, 'M-110-54-46-126 18-54 8-44-46-104-100-44z') +
    fill(roof, 'M-59 0v-38a13 13 0 0 1 26 0V0z') +
    dot(lit, -46, -78, 9)
  const windows =
    fill(lit, 'M22-42h22v26H22zM56-42h22v26H56zM-82-42h14v22h-14zM-24-42h14v22h-14z') +
    fill(roof, 'M32-42h2v26h-2zM66-42h2v26h-2zM22-30h22v2H22zM56-30h22v2H56z')
  return wing + front + windows
}

/** The cabin with an agent's sign in its yard. */
export function drawHouseForSale(palette: Palette): string {
  const { wall, wallShade, lit } = palette
  const sign = stroke(wallShade, 6, 'M-190 4v-96h58') + box(wall, -182, -80, 48, 34) + box(lit, -182, -44, 48, 10)
  return drawCabin(palette) + sign
}
