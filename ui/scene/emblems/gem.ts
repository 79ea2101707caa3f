import { type Palette } from '../palettes.ts'
import { fill } from '../path.ts'

/** A cut stone set in the pass, with three glints. */
export function drawGem({ lit }: Palette): string {
  const cut = facets.map(([color, d]) => fill(color, d)).join('')
  return cut + drawGlint(lit, -84, -168, 20) + drawGlint(lit, 104, -70, 15) + drawGlint(lit, 66, -186, 11)
}

const facets: readonly (readonly [color: string, d: string])[] = [
  ['#8fc1e6', 'M-92-118-52-164-32-118z'],
  ['#e9f6ff', 'M-52-164H0l-32 46z'],
  ['#bfe0f4', 'M0-164 32-118h-64z'],
  ['#d7edfa', 'M0-164h52l-20 46z'],
  ['#a3cfee', 'M52-164 92-118H32z'],
  ['#5f9bd0', 'M-92-118h60L0-6z'],
  ['#cfe8f8', 'M-32-118h64L0-6z'],
  ['#7fb3df', 'M32-118h60L0-6z'],
  ['#a9d4f0', 'M0-118h32L0-6z'],
]

function drawGlint(color: string, x: number, y: number, radius: number): string {
  const near = Math.round(radius * 0.14)
  const far = Math.round(radius * 0.86)
  const arms = [
    `q${near} ${far} ${radius} ${radius}`,
    `-${far} ${near}-${radius} ${radius}`,
    `-${near}-${far}-${radius}-${radius}`,
    ` ${far}-${near} ${radius}-${radius}`,
  ]
  return fill(color, `M${x} ${y - radius}${arms.join('')}`)
}
