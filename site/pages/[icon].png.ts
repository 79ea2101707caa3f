import { type APIRoute, type GetStaticPaths } from 'astro'
import sharp from 'sharp'
import { drawMark } from '#ui/draw-mark.ts'

interface Props {
  size: number
}

// Home screens cut the corners themselves.
const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }

export const getStaticPaths = (() =>
  Object.entries(sizes).map(([icon, size]) => ({
    params: { icon },
    props: { size } satisfies Props,
  }))) satisfies GetStaticPaths

export const GET: APIRoute<Props> = async ({ props: { size } }) => {
  const mark = Buffer.from(drawMark({ square: true }))
  const png = await sharp(mark, { density: (72 * size) / 40 })
    .resize(size)
    .png({ palette: true })
    .toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
