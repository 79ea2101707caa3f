import { type Palette } from './palettes.ts'
import { dot, fill, strip } from './path.ts'

export type SkyStyle = keyof typeof skies

/** The sky behind a view; rings and rays are drawn around `x`, `y`. */
export function drawSky(style: SkyStyle, random: () => number, palette: Palette, x: number, y: number): string {
  return skies[style](palette, x, y, random)
}

const skies = {
  bands: ({ bands, glow }: Palette) =>
    strip(bands[0], 86) + strip(bands[1], 146) + strip(bands[2], 200) + strip(glow, 236),
  rings: ({ bands, glow }: Palette, x: number, y: number) =>
    dot(bands[0], x, y, 230) + dot(bands[1], x, y, 160) + dot(bands[2], x, y, 104) + strip(glow, 232, ' opacity=".55"'),
  rays: ({ bands, glow }: Palette, x: number, y: number) =>
    dot(bands[0], x, y, 250) + dot(bands[1], x, y, 188) + dot(bands[2], x, y, 128) + strip(glow, 244, ' opacity=".6"'),
  stars: ({ bands, glow, stars = glow }: Palette, _x: number, _y: number, random: () => number) =>
    strip(bands[0], 120) +
    strip(bands[1], 176) +
    strip(bands[2], 218) +
    strip(glow, 246) +
    fill(stars, Array.from({ length: 18 }, () => drawStar(random)).join('')),
}

function drawStar(random: () => number): string {
  const x = Math.round((random() - 0.5) * 2700)
  const y = Math.round(6 + random() * 130)
  const size = random() < 0.3 ? 4 : 3
  return `M${x} ${y}h${size}v${size}h-${size}z`
}
