import { half, height } from './canvas.ts'
import { type Palette } from './palettes.ts'
import { fill, line, type Point } from './path.ts'
import { type Peak } from './ranges.ts'

const foot = 286
/** Peaks further out than this are drawn with fewer corners: nobody looks there. */
const nearBy = 720
/** Peaks further apart than this leave a low pass between them. */
const wideGap = 420

/** Rock lit from the left, a shaded face along a spine and a gully, and snow on both. */
export function drawMassif(random: () => number, peaks: readonly Peak[], palette: Palette): string {
  const start: Point = [-half, 236]
  const end: Point = [half, 236]
  const saddles = [start, ...drawSaddles(random, peaks), end]
  const ridge: [Point, ...Point[]] = [[-half, height], start]
  let shade = ''
  let snow = ''
  let snowShade = ''
  peaks.forEach((peak, index) => {
    const [x, y, snowy] = peak
    const top: Point = [x, y]
    const isNear = Math.abs(x) < nearBy
    const depth = foot - y
    const low = saddles[index] ?? start
    const next = saddles[index + 1] ?? end
    const left = drawSlope(random, low, top)
    const right = drawSlope(random, next, top).reverse()
    ridge.push(low, ...left, top, ...right)
    const spine = (isNear ? nearSpine : farSpine).map(([down, aside]): Point => [
      x + depth * (aside + (random() - 0.5) * 0.06),
      y + depth * down,
    ])
    const gully = gullySteps.map(([down, aside]): Point => [
      next[0] + (foot - next[1]) * aside * 1.4,
      next[1] + (foot - next[1]) * down,
    ])
    shade += `M${line([top, ...right, next, ...gully, ...spine.toReversed()])}z`
    const [lower, upper] = left
    if (isNear && depth > 110 && lower && upper) shade += `M${line(facet(lower, upper, depth))}z`
    const edge = spine[0]
    const rightEdge = right[0]
    if (!snowy || !edge || !rightEdge) return
    const step = depth * 0.07
    const tip: Point = [edge[0], edge[1] + step]
    const leftEdge = upper ?? lower ?? low
    const rightSnow = between(top, rightEdge, 0.9)
    snow += `M${line([top, leftEdge, ...fringe(leftEdge, edge, step, leftFringe), tip])}z`
    snowShade += `M${line([top, rightSnow, ...fringe(rightSnow, edge, step, rightFringe), tip])}z`
  })
  ridge.push(end)
  return (
    fill(palette.rock, `M${line(ridge)}V${height}z`) +
    fill(palette.shade, shade) +
    fill(palette.snow, snow) +
    fill(palette.snowShade, snowShade)
  )
}

// Steps down a peak as shares of its height: how far down, how far aside.
const nearSpine: readonly Point[] = [
  [0.22, 0.1],
  [0.42, 0.03],
  [0.66, 0.24],
  [1, 0.2],
]
const farSpine: readonly Point[] = [
  [0.3, 0.1],
  [0.6, 0.02],
  [1, 0.2],
]
const gullySteps: readonly Point[] = [
  [0.45, -0.16],
  [1, -0.55],
]
// The lower edge of the snow: how far along, how many steps down.
const leftFringe: readonly Point[] = [
  [0.22, 1.2],
  [0.42, -0.5],
  [0.64, 1.5],
  [0.84, -0.1],
]
const rightFringe: readonly Point[] = [
  [0.34, 0.1],
  [0.58, 1.2],
  [0.78, 0.1],
]

function drawSaddles(random: () => number, peaks: readonly Peak[]): Point[] {
  return peaks.slice(1).map((right, index): Point => {
    const left = peaks[index] ?? right
    const lower = Math.max(left[1], right[1])
    const x = left[0] + (right[0] - left[0]) * (0.42 + random() * 0.18)
    const y = lower + (foot - lower) * (0.22 + random() * 0.24)
    return [x, right[0] - left[0] > wideGap ? 268 : y]
  })
}

function drawSlope(random: () => number, low: Point, top: Point): Point[] {
  return (Math.abs(top[0]) < nearBy ? [0.34, 0.68] : [0.5]).map((share, index): Point => [
    low[0] + (top[0] - low[0]) * (share + (random() - 0.5) * 0.1),
    low[1] + (top[1] - low[1]) * (share - 0.1 + index * 0.05 + (random() - 0.5) * 0.08),
  ])
}

/** A shaded dent in the lit face. */
function facet(lower: Point, upper: Point, depth: number): [Point, ...Point[]] {
  return [
    upper,
    [upper[0] + depth * 0.16, upper[1] + depth * 0.34],
    [upper[0] + depth * 0.02, upper[1] + depth * 0.3],
    [lower[0] + depth * 0.1, lower[1] + depth * 0.2],
  ]
}

function fringe(from: Point, to: Point, step: number, shape: readonly Point[]): Point[] {
  return shape.map(([share, down]): Point => {
    const [x, y] = between(from, to, share)
    return [x, y + down * step]
  })
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
