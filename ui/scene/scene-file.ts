import { height } from './canvas.ts'
import { drawScene, type SceneOptions } from './draw-scene.ts'
import { box } from './path.ts'
import { skyOf } from './sky-of.ts'
import { type ViewName } from './views.ts'

/** `focus` as in `SceneOptions`; `headroom` is the plain sky above the drawing, in its units. */
export const frames = {
  card: { focus: 0.35, headroom: 12 },
  poster: { focus: 0.85, headroom: 314 },
  panel: { focus: 0.5, headroom: 70 },
  wide: { focus: 0, headroom: 88 },
} as const

export type Frame = keyof typeof frames

/** The address of a view as a file of its own, for pages that show several: an `img` that fills its whole frame. */
export function sceneFile(frame: Frame, view: ViewName): `/scenes/${string}.svg` {
  return `/scenes/${frame}-${view}.svg`
}

/** The content of that file. It brings its sky along and fills any box, as the inline drawing does. */
export function drawSceneFile(frame: Frame, view: ViewName, changes: SceneOptions = {}): string {
  const { focus, headroom } = frames[frame]
  const { left, width, inner } = drawScene(view, { focus, ...changes })
  const tall = height + headroom
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="${left} ${-headroom} ${width} ${tall}" preserveAspectRatio="xMidYMax slice">` +
    box(skyOf(view), left, -headroom, width, tall) +
    `${inner}</svg>`
  )
}
