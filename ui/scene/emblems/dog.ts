import { type Palette } from '../palettes.ts'
import { dot, fill } from '../path.ts'

const dark = '#2a1710'

/** A sitting dog with a collar, looking toward the mountains. */
export function drawDog({ roof, wall, lit }: Palette): string {
  const body =
    fill(roof, 'M-44-4c-26 4-46-12-44-38 10 12 22 16 40 14z') +
    fill(
      roof,
      'M-52 0c-12-20-8-48 8-66 14-16 28-26 36-42 2-14 10-28 28-28l13 5 22 11c7 3 7 12 0 15l-21 4c-4 8-2 16 0 26 4 20 2 38 2 55l13 4c5 2 5 16 0 16H12l-2-34C4-26 0-16 8-8c5 2 5 8 2 8z',
    )
  const chest =
    fill(wall, 'M34-101c-5 8-3 16-1 26 4 20 2 38 2 55l13 4c5 2 5 16 0 16H28L24-52C14-70 14-88 20-103z') +
    fill(wall, 'M40-130l15 8c7 3 7 12 0 15l-21 5-6-8c6-4 10-10 12-20z')
  const face =
    fill(dark, 'M12-134c-16-2-26 16-22 38 14 0 22-12 24-28zM50-124l8 4c4 2 4 8 0 9-6 0-9-6-8-13z') +
    dot(dark, 31, -121, 3)
  const collar = fill(lit, 'M-2-100c8 8 22 9 35 3l-1 9c-14 6-28 4-38-4z')
  const haunch = fill(dark, 'M-46-2c-8-22 2-44 22-42-16 10-18 26-8 42z', ' opacity=".45"')
  return body + chest + face + collar + haunch
}
