import { type Palette } from '../palettes.ts'
import { place, stroke } from '../path.ts'
import { drawPerson } from '../person.ts'

const skin = '#e8cfa8'

/** Two people on their way to the path, left of where they are headed; one has a stick. */
export function drawWalkers({ roof }: Palette): string {
  const pair = drawPerson(roof, skin, 0, 50) + drawPerson('#8c3f2e', skin, 26, 46) + stroke(roof, 3, 'M-15 0v-26')
  return place(-118, 30, pair)
}
