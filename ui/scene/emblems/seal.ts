import { type Palette } from '../palettes.ts'
import { dot, fill } from '../path.ts'

/** A notary's seal with ribbons, in the place of the sun. */
export function drawSeal({ roof, wall, wallShade, lit }: Palette): string {
  const ribbons =
    fill(roof, 'M-40 40-62 128l34-14 18 30 22-92zM40 40l22 88-34-14-18 30L-12 52z') +
    fill('#0003', 'M-12 52 10 144l4-8 6-72z')
  const rim =
    `<circle r="66" fill="${lit}" stroke="${lit}" stroke-width="20" stroke-linecap="round" stroke-dasharray="0 17.28"/>` +
    `<circle r="56" fill="none" stroke="${roof}" stroke-width="3"/>`
  const star =
    fill(wallShade, 'M0-38 9.6-11.6 37.6-11.2 15.2 5.6 23.2 32.4 0 16.6-23.2 32.4-15.2 5.6-37.6-11.2-9.6-11.6z') +
    fill(roof, 'M0-38v54.6L23.2 32.4 15.2 5.6 37.6-11.2 9.6-11.6z', ' opacity=".25"')
  return ribbons + rim + dot(wall, 0, 0, 49) + star
}
