import { dot, fill } from './path.ts'

/** A small figure in a coat, standing on the line. */
export function drawPerson(coat: string, skin: string, x: number, tall: number): string {
  const side = Math.round(tall * 0.17)
  const body = Math.round(tall * 0.5)
  const shoulders = `a${side} ${Math.round(tall * 0.2)} 0 0 1 ${2 * side} 0`
  return (
    fill(coat, `M${x - side} 0v-${body}${shoulders}v${body}z`) + dot(skin, x, -tall * 0.85, Math.round(tall * 0.145))
  )
}
