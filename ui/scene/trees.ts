import { half, height } from './canvas.ts'
import { fill, type Point } from './path.ts'

/**
 * One stand of groves, drawn once and set down three times; `id` names it, so it must be unique on the page.
 * Nothing grows on the `bare` stretch.
 */
export function drawForest(random: () => number, y: number, color: string, bare: Point, id: string): string {
  const reach = half / 3
  let d = `M-${reach} ${y}`
  let x = -reach
  let left = 6
  while (x < reach - 40) {
    if (left === 0 || (x > bare[0] && x < bare[1])) {
      const gap = 30 + Math.round(random() * 80)
      d += `h${gap}`
      x += gap
      left = 4 + Math.round(random() * 5)
      continue
    }
    const width = 6 + Math.round(random() * 6)
    const tall = Math.round(width * (2.2 + random() * 1.7))
    d += `l${width}-${tall} ${width} ${tall}`
    x += 2 * width
    left--
  }
  const stand = fill(color, `${d}H${reach}V${height}H-${reach}z`, ` id="${id}"`)
  return `${stand}<use href="#${id}" x="-${2 * reach}"/><use href="#${id}" x="${2 * reach}"/>`
}

/** The tall pines of the near land, which stand left and right of what matters. */
export function drawFramingPines(random: () => number, color: string, y: number): string {
  const side = random() < 0.5 ? 1 : -1
  const pines = framing.map(([x, scale]) => drawPine(Math.round(side * x + (random() - 0.5) * 30), y, scale))
  return fill(color, pines.join(''))
}

// Where they stand and how tall they are.
const framing: readonly Point[] = [
  [-462, 0.8],
  [-528, 1.15],
  [-592, 0.7],
  [484, 0.95],
  [920, 1.1],
]

function drawPine(x: number, y: number, scale: number): string {
  const [step, rise, notch] = [14, 33, 6].map((units) => Math.round(units * scale)) as [number, number, number]
  const up = `l${step} ${rise}h-${notch}`
  const down = `l${step}-${rise}h-${notch}`
  const foot = 2 * (3 * step - 2 * notch)
  return `M${x} ${y - 3 * rise}${up}${up}l${step} ${rise}h-${foot}${down}${down}z`
}
