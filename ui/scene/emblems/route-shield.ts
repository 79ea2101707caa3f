import { type Palette } from '../palettes.ts'
import { box, fill, stroke } from '../path.ts'

const dark = '#2b2430'

/** A road sign with the number 22. */
export function drawRouteShield({ wall }: Palette): string {
  return (
    box('#cfc6b4', -5, -100, 10, 104) +
    fill(dark, 'M0-188c17 10 37 10 50 2 17 29 9 82-50 112-59-30-67-83-50-112 13 8 33 8 50-2z') +
    fill(wall, 'M0-180c16 8 33 8 45 2 14 27 6 72-45 98-51-26-59-71-45-98 12 6 29 6 45-2z') +
    fill('#b3261e', 'M0-180c16 8 33 8 45 2 4 8 6 16 6 24H-51c0-8 2-16 6-24 12 6 29 6 45-2z') +
    stroke(dark, 7.5, 'M-30-134c0-18 25-18 25-3 0 12-22 17-25 33H-4M6-134c0-18 25-18 25-3 0 12-22 17-25 33H31')
  )
}
