import { type Palette } from './palettes.ts'
import { fill, stroke } from './path.ts'

/** A drawing that is part of the land instead of standing on it, around `x`. */
export interface Ground {
  draw: (palette: Palette, x: number) => string
  /** Runs over the meadow from the foothills to the lower edge, so the meadow starts higher and the near land is a sliver. */
  opensLand: boolean
}

export const grounds = {
  path: { draw: drawPath, opensLand: true },
  river: { draw: drawRiver, opensLand: true },
  road: { draw: drawRoad, opensLand: true },
  furrows: { draw: drawFurrows, opensLand: false },
} satisfies Record<string, Ground>

export type GroundName = keyof typeof grounds

function drawPath({ wall, wallShade }: Palette, x: number): string {
  return (
    fill(
      wall,
      `M${x - 7} 286c-14 6-66 8-66 22 0 18 118 14 118 34 0 22-190 22-250 58h250c18-30 116-36 116-62 0-28-150-22-150-36 0-8 18-10 14-16z`,
    ) +
    fill(
      wallShade,
      `M${x + 15} 286c4 6-14 8-14 16 0 14 150 8 150 36 0 26-98 32-116 62h-46c24-34 120-40 120-60 0-22-146-18-146-34 0-10 24-12 34-20z`,
      ' opacity=".65"',
    )
  )
}

function drawRiver({ wall, wallShade, water = wall, waterShade = wallShade }: Palette, x: number): string {
  return (
    fill(
      water,
      `M${x - 150} 288c-60 8 120 14 60 26s-200 14-150 38-80 22-150 48h470c10-20-50-28-20-44s170-18 120-38-290-22-330-30z`,
    ) +
    stroke(
      waterShade,
      4,
      `M${x - 150} 352h90M${x - 40} 368h120M${x - 230} 382h110M${x - 80} 330h70M${x + 20} 344h60`,
      ' stroke-linecap="round"',
    )
  )
}

function drawRoad({ roof, lit }: Palette, x: number): string {
  return (
    fill(roof, `M${x - 4} 286h8L${x + 60} 400H${x - 290}z`) +
    fill(lit, `M${x - 7} 300h4l-6 14h-5zM${x - 17} 322h8l-13 22h-9zM${x - 40} 354h12l-22 46h-15z`)
  )
}

function drawFurrows({ near }: Palette, x: number): string {
  return stroke(
    near,
    3,
    `M${x - 420} 348c180-26 360-30 520-6M${x - 300} 366c180-20 340-24 560-2M${x - 120} 334c140-10 300-6 460 12`,
    ' opacity=".28"',
  )
}
