/** Ends of an axis that part into four round steps, times a power of ten: 1, 2, 3, 5, 6, 8 and 12, and again from 10. */
const ENDS = [1, 1.2, 2, 3, 5, 6, 8, 10, 12]

/** The marks of an axis that starts at 0 and ends above the largest value: five of them, evenly spaced. */
export function axisFor(largest: number): readonly [number, number, number, number, number] {
  const power = 10 ** Math.floor(Math.log10(Math.max(largest, 1)))
  const ends = ENDS.map((step) => Math.round(step * power * 10) / 10)
  const end = ends.find((one) => one > largest) ?? 12 * power
  return [0, end / 4, end / 2, (end * 3) / 4, end]
}
