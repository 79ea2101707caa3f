import { type APIRoute } from 'astro'
import sharp from 'sharp'
import { drawMark } from '#ui/draw-mark.ts'

const size = 32

export const GET: APIRoute = async () => {
  const png = await sharp(Buffer.from(drawMark()), { density: 288 }).resize(size).png().toBuffer()
  return new Response(new Uint8Array(wrapInIco(png)), { headers: { 'content-type': 'image/x-icon' } })
}

/** An `.ico` of one picture: a head of 6 bytes, an entry of 16, and the PNG as it is. */
function wrapInIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
