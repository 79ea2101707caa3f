import { type APIRoute, type GetStaticPaths } from 'astro'
import { drawSceneFile, type Frame, frames } from '#ui/scene/scene-file.ts'
import { viewNames, type ViewName } from '#ui/scene/views.ts'

interface Props {
  frame: Frame
  view: ViewName
}

export const getStaticPaths = (() =>
  (Object.keys(frames) as Frame[]).flatMap((frame) =>
    viewNames.map((view) => ({ params: { file: `${frame}-${view}` }, props: { frame, view } satisfies Props })),
  )) satisfies GetStaticPaths

export const GET: APIRoute<Props> = ({ props: { frame, view } }) =>
  new Response(drawSceneFile(frame, view), { headers: { 'content-type': 'image/svg+xml' } })
