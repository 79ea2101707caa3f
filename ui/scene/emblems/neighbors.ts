import { type Palette } from '../palettes.ts'
import { stroke } from '../path.ts'
import { drawPerson } from '../person.ts'

const skin = '#6b4632'

/** Three neighbors who talk across a fence. */
export function drawNeighbors({ wall, lit }: Palette): string {
  const people =
    drawPerson(lit, skin, -70, 84) + drawPerson('#b4532f', '#e8cfa8', -34, 78) + drawPerson(wall, skin, 62, 82)
  const fence = stroke(wall, 5, 'M14-34H196M14-14H196') + stroke(wall, 8, 'M18 6v-52M76 6v-52M134 6v-52M192 6v-52')
  return people + fence + stroke(wall, 6, 'M54-50 32-40', ' stroke-linecap="round"')
}
