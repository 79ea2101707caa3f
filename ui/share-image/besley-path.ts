import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkitten'

/** Besley in outlines, since an image has no fonts to call on. Sizes and places are in px. */
export interface BesleyPath {
  measure: (text: string, size: number) => number
  /** Path data of one line that starts at `x` on the base line `y`. */
  draw: (text: string, size: number, x: number, y: number) => string
}

/** As on the pages: `letter-spacing: -0.012em`. */
const tracking = -0.012

export function openBesley(): BesleyPath {
  const file = createRequire(import.meta.url).resolve('@fontsource/besley/files/besley-latin-700-normal.woff2')
  const opened = create(readFileSync(file))
  if (opened.isCollection) throw new Error(`${file} holds several fonts.`)
  const font: Font = opened
  const glyphsOf = (text: string) => Array.from(text, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 32))
  const step = (advance: number, size: number) => (advance / font.unitsPerEm + tracking) * size
  return {
    measure: (text, size) => glyphsOf(text).reduce((width, glyph) => width + step(glyph.advanceWidth, size), 0),
    draw: (text, size, x, y) => {
      const scale = size / font.unitsPerEm
      let at = x
      return glyphsOf(text)
        .map((glyph) => {
          const d = glyph.path.scale(scale, -scale).translate(at, y).toSVG()
          at += step(glyph.advanceWidth, size)
          return d
        })
        .join('')
    },
  }
}
