import { half, height, width as fullWidth } from './canvas.ts'

export type Point = readonly [x: number, y: number]

/** Points after the first are written as steps from the one before: the same shape in fewer letters. */
export function line([first, ...rest]: readonly [Point, ...Point[]]): string {
  let [x, y] = first.map(Math.round) as [number, number]
  const steps = rest.map((point) => {
    const [nextX, nextY] = point.map(Math.round) as [number, number]
    const step = `${nextX - x} ${nextY - y}`
    x = nextX
    y = nextY
    return step
  })
  return `${Math.round(first[0])} ${Math.round(first[1])}l${steps.join(' ')}`
}

export function fill(color: string, d: string, attributes = ''): string {
  return `<path fill="${color}" d="${d.replaceAll(' -', '-')}"${attributes}/>`
}

export function stroke(color: string, width: number, d: string, attributes = ''): string {
  return `<path fill="none" stroke="${color}" stroke-width="${width}" d="${d}"${attributes}/>`
}

export function box(color: string, x: number, y: number, width: number, height: number, attributes = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"${attributes}/>`
}

/** A band over the whole width, from `y` down to the lower edge. */
export function strip(color: string, y: number, attributes = ''): string {
  return fill(color, `M-${half} ${y}h${fullWidth}V${height}H-${half}z`, attributes)
}

export function dot(color: string, x: number, y: number, radius: number, attributes = ''): string {
  return `<circle cx="${toTenths(x)}" cy="${toTenths(y)}" r="${radius}" fill="${color}"${attributes}/>`
}

export function place(x: number, y: number, art: string, scale = 1): string {
  return `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${art}</g>`
}

/** Moving pictures need more than whole units. */
function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}
