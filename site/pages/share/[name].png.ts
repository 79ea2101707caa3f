import { type APIRoute, type GetStaticPaths } from 'astro'
import sharp from 'sharp'
import { agency } from '#content/agency.ts'
import { drawMark } from '#ui/draw-mark.ts'
import { openBesley } from '#ui/share-image/besley-path.ts'
import { drawShareImage, type ShareImage } from '#ui/share-image/draw-share-image.ts'
import { shareImages } from './_share-images.ts'

type Props = Pick<ShareImage, 'title' | 'view'>

const besley = openBesley()
const mark = drawMark()

export const getStaticPaths = (() =>
  Object.entries(shareImages).map(([name, props]) => ({ params: { name }, props }))) satisfies GetStaticPaths

export const GET: APIRoute<Props> = async ({ props }) => {
  const svg = drawShareImage({ ...props, from: agency.name, mark }, besley)
  // Flat colors: a palette keeps the picture whole at a tenth of the weight.
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
