import { type ViewName } from './views.ts'

/** How far each kind of frame looks toward the emblem; see `SceneOptions.focus`. */
export const frames = { card: 0.35, poster: 0.85, panel: 0.5 } as const

export type Frame = keyof typeof frames

/** The address of a view as a file of its own, for pages that show several. */
export function sceneFile(frame: Frame, view: ViewName): `/scenes/${string}.svg` {
  return `/scenes/${frame}-${view}.svg`
}
