import { drawScene } from './scene/draw-scene.ts'
import { type ViewName } from './scene/views.ts'

interface SceneProps {
  view: ViewName
  /** Must differ when one view stands twice on a page. */
  id?: string
  /** From 0 to 1: how far narrow frames look toward the emblem. */
  focus?: number
  className?: string
}

/** A view inline, without a request. Pages that show several use the files of `sceneFile` instead. */
export function Scene({ view, id = 'scene', focus = 0, className = 'scene' }: SceneProps) {
  const { viewBox, inner } = drawScene(view, { id, focus })
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  )
}
