/** Every text of a value with its place, such as "agency.staff.owner.name". */
export function walkStrings(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => walkStrings(child, `${place}.${key}`))
}
