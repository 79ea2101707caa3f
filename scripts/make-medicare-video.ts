// Draws the Medicare page's short film from the same landscape: `node scripts/make-medicare-video.ts`, where ffmpeg is
// installed. The result is kept in the repository, since neither the build nor the tests have ffmpeg.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawSceneFile } from '#ui/scene/scene-file.ts'
import { root } from './project.mjs'

const width = 1280
const height = 720
const perSecond = 24
/** Seconds: the sun rises, stands, and dissolves into the dusk before it rises again. */
const rise = 7
const stand = 2
const dissolve = 2
const length = rise + stand + dissolve

const folder = join(root, 'site/public/video')
const encoders = {
  'medicare-sunrise.mp4': ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-movflags', '+faststart'],
  'medicare-sunrise.webm': ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1'],
}

await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'medicare-sunrise.svg'), drawPoster())
for (const [file, encoder] of Object.entries(encoders)) {
  await encode(join(folder, file), encoder)
  console.log(`${file}: ${(await stat(join(folder, file))).size} bytes`)
}

async function encode(path: string, encoder: string[]): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(perSecond), '-i', '-']
  const options = ['-y', '-loglevel', 'error', ...input, '-an', '-pix_fmt', 'yuv420p', ...encoder, path]
  const ffmpeg = spawn('ffmpeg', options, { stdio: ['pipe', 'inherit', 'inherit'] })
  const closed = once(ffmpeg, 'close')
  for (let frame = 0; frame < length * perSecond; frame++) {
    if (!ffmpeg.stdin.write(await drawFrame(frame / perSecond))) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = (await closed) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
}

/** The film starts as its poster, with the sun up, so that nothing jumps when it begins to play. */
async function drawFrame(seconds: number): Promise<Buffer> {
  if (seconds < stand) return drawMoment(rise + seconds)
  const after = seconds - stand
  if (after >= dissolve) return drawMoment(after - dissolve)
  const [evening, morning] = await Promise.all([drawMoment(rise + seconds), drawMoment(after - dissolve)])
  return blend(evening, morning, ease(after / dissolve))
}

/** The first picture, for the time before the film plays. */
function drawPoster(): string {
  return drawLand(rise, 1)
}

/** Some seconds after the sun began to rise; before that it waits behind the pass. */
async function drawMoment(seconds: number): Promise<Buffer> {
  const up = ease(Math.min(1, Math.max(0, seconds / rise)))
  const dusk = `<path fill="#0b2233" opacity="${(0.4 * (1 - up)).toFixed(3)}" d="M-1440-88h2880v488h-2880z"/></svg>`
  const sized = drawLand(seconds, up)
    .replace('width="100%" height="100%"', `width="${width}" height="${height}"`)
    .replace(/<\/svg>$/, dusk)
  return sharp(Buffer.from(sized)).removeAlpha().raw().toBuffer()
}

/** `up` goes from 0, behind the pass, to 1, where the page's own view has the sun. */
function drawLand(seconds: number, up: number): string {
  const drift = (seconds - rise) * 7
  const bob = Math.abs(Math.sin((seconds - rise) * 4)) * 1.6
  return drawSceneFile('wide', 'medicare', {
    sun: [128, 300 - 82 * up, 76],
    at: [128 + (seconds - rise) * 4, 306 - bob],
    groundAt: 128,
    clouds: [
      [-280 + drift, 108, 0.9],
      [300 + drift, 74, 1.1],
      [-710 + drift, 70, 1.2],
    ],
  })
}

function blend(from: Buffer, to: Buffer, share: number): Buffer {
  return Buffer.from(from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share)))
}

/** Starts and ends gently. */
function ease(share: number): number {
  return share * share * (3 - 2 * share)
}
