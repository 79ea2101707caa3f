/** Breaks a title into as few lines as fit `width`, and then makes them as even as they can be. */
export function wrapTitle(title: string, width: number, measure: (text: string) => number): string[] {
  const words = title.split(' ')
  const fewest = breakAt(words, width, measure).length
  let best = breakAt(words, width, measure)
  for (let narrower = width; narrower > width / 3; narrower -= 10) {
    const lines = breakAt(words, narrower, measure)
    if (lines.length > fewest || lines.some((line) => measure(line) > narrower)) break
    best = lines
  }
  return best
}

function breakAt(words: string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measure(longer) > width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}
