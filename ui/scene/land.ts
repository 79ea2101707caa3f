import { groundLine, half, height } from './canvas.ts'
import { fill, type Point, stroke } from './path.ts'

/** The pale ridge behind the mountains. */
export function drawFarRidge(random: () => number, color: string): string {
  let d = `M-${half} ${height}V236`
  let y = 236
  for (let x = -half; x < half;) {
    const width = 150 + Math.round(random() * 110)
    const to = Math.round(212 + random() * 34)
    d += `l${width} ${to - y}`
    x += width
    y = to
  }
  return fill(color, `${d}V${height}z`)
}

/** One soft rise over the whole width, `y` give or take `swing`. */
export function drawHill(random: () => number, y: number, swing: number, color: string): string {
  const step = 720
  let d = `M-${half} ${Math.round(y + (random() - 0.5) * swing)}`
  for (let x = -half + step; x <= half; x += step) {
    const to = Math.round(y + (random() - 0.5) * 2 * swing)
    d += `S${x - 300} ${to} ${x} ${to}`
  }
  return fill(color, `${d}V${height}H-${half}z`)
}

/** A rise of the meadow for what stands at `x`. */
export function drawKnoll(x: number, color: string): string {
  const reach = 250
  const low = 372
  const d = `M${x - reach} ${low}C${x - 125} ${low} ${x - 112.5} ${groundLine} ${x} ${groundLine}S${x + 125} ${low} ${x + reach} ${low}z`
  return fill(color, d)
}

export function drawCloud(color: string, x: number, y: number, scale: number): string {
  const s = (units: number) => Math.round(units * scale)
  const puffs = [
    `a${s(10)} ${s(10)} 0 0 0-${s(8)}-${s(18)}`,
    `${s(26)} ${s(26)} 0 0 0-${s(48)}-${s(10)}`,
    `${s(20)} ${s(20)} 0 0 0-${s(38)} ${s(8)}`,
    `${s(12)} ${s(12)} 0 0 0-${s(26)} ${s(20)}z`,
  ]
  return fill(color, `M${x} ${y}h${s(120)}${puffs.join(' ')}`)
}

/** Three birds on the wing. */
export function drawBirds(color: string, [x, y]: Point): string {
  const flock = [
    [0, 0, 12],
    [46, -16, 10],
    [66, 12, 8],
  ] as const
  const wings = flock.map(
    ([right, down, span]) => `M${x + right} ${y + down}q${span / 2}-${span} ${span} 0q${span / 2}-${span} ${span} 0`,
  )
  return stroke(color, 3, wings.join(''), ' stroke-linecap="round" stroke-linejoin="round"')
}
