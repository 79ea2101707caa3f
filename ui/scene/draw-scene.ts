import { half, height } from './canvas.ts'
import { type Emblem, emblems } from './emblems.ts'
import { type Ground, grounds } from './ground.ts'
import { drawBirds, drawCloud, drawFarRidge, drawHill, drawKnoll } from './land.ts'
import { drawMassif } from './massif.ts'
import { type Palette, palettes } from './palettes.ts'
import { dot, place, type Point, strip } from './path.ts'
import { createRandom } from './random.ts'
import { ranges } from './ranges.ts'
import { drawSky } from './sky.ts'
import { drawForest, drawFramingPines } from './trees.ts'
import { findView, type View, type ViewName } from './views.ts'

export interface SceneOptions extends Partial<View> {
  /** Distinguishes the drawing from another of the same view on the page. */
  id?: string
  /** From 0 (the middle of the range) to 1 (the emblem in the middle), for narrow frames. */
  focus?: number
}

export interface SceneDrawing {
  viewBox: string
  /** Where the view box starts, and how wide it is. */
  left: number
  width: number
  /** What stands inside the `svg` element. */
  inner: string
}

/** Draws a view back to front. The same name and options give the same letters, on every machine. */
export function drawScene(name: ViewName, { id = 'scene', focus = 0, ...changes }: SceneOptions = {}): SceneDrawing {
  const view: View = { ...findView(name), ...changes }
  const palette: Palette = palettes[view.palette]
  const random = createRandom(view.seed)
  const emblem: Emblem | undefined = view.emblem && emblems[view.emblem]
  const ground: Ground | undefined = view.ground && grounds[view.ground]
  const [x, y] = view.at ?? [0, 0]
  const art = emblem ? place(x, y, emblem.draw(palette), view.emblemScale) : ''
  const on = (layer: Emblem['layer']) => (emblem?.layer === layer ? art : '')
  const opensLand = ground?.opensLand ?? false
  const bare: Point = opensLand ? [-150, 190] : emblem ? [x - 90, x + 60] : [0, 0]
  const layers = [
    drawSky(view.sky, random, palette, ...middleOf(view)),
    drawSun(view, palette),
    ...(view.clouds ?? []).map((cloud) => drawCloud(palette.cloud ?? palette.bands[2], ...cloud)),
    view.birds ? drawBirds(palette.near, view.birds) : '',
    drawFarRidge(random, palette.far),
    drawMassif(random, ranges[view.range], palette),
    strip(palette.far, 258, ' opacity=".28"'),
    on('sky'),
    drawHill(random, 272, 9, palette.hill),
    drawForest(random, 300, palette.pine, bare, `${id}-${name}`),
    drawHill(random, opensLand ? 290 : 312, 7, palette.meadow),
    on('pass'),
    emblem?.layer === 'meadow' && !opensLand ? drawKnoll(x, palette.meadow) : '',
    ground?.draw(palette, view.groundAt ?? x) ?? '',
    on('meadow'),
    drawHill(random, opensLand ? 389 : 366, opensLand ? 2 : 7, palette.near),
    drawFramingPines(random, palette.near, 384),
  ]
  // The box ends where the land does, whichever way it looks.
  const middle = Math.round(focus * x)
  const width = 2 * (half - Math.abs(middle))
  const left = middle - width / 2
  return { viewBox: `${left} 0 ${width} ${height}`, left, width, inner: layers.join('') }
}

function middleOf({ sun, center = [0, 150] }: View): Point {
  return sun ? [sun[0], sun[1]] : center
}

/** A disc; among stars a second one in the color of the sky makes it a crescent. */
function drawSun({ sun, sky }: View, palette: Palette): string {
  if (!sun) return ''
  const [x, y, radius] = sun
  const bite = sky === 'stars' ? dot(palette.sky, x + 13, y - 8, Math.round(radius * 0.86)) : ''
  return dot(palette.sun, x, y, radius) + bite
}
