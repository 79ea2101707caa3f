import { type Palette } from '../palettes.ts'
import { dot, fill, stroke } from '../path.ts'

const tire = '#1b2329'

/** A pickup with its lights on, on the way home. */
export function drawPickup({ wall, wallShade, lit, trim = wallShade }: Palette): string {
  const beam = fill(lit, 'M100-42 210-62V-8L100-30z', ' opacity=".22"')
  const body =
    fill(wall, 'M-108-18v-36h84v-26c0-8 6-14 14-14h42c8 0 13 3 17 10l18 30 30 6c8 2 11 7 11 14v16z') +
    fill(wallShade, 'M-108-28h216v12h-216z') +
    fill(lit, 'M-14-58v-20c0-4 2-6 6-6h16v26zM16-58v-26h16c4 0 6 2 8 6l11 20z') +
    fill(trim, 'M-112-58h90v8h-90z') +
    stroke(wallShade, 2.5, 'M12-56v38M-24-54v36') +
    fill(lit, 'M98-42h10v10H98z')
  const wheels = [-68, 62].map((x) => dot(tire, x, -15, 20) + dot(trim, x, -15, 9)).join('')
  return beam + body + wheels
}
