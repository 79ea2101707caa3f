/** One line of docs/specification.md. */
export interface Demand {
  id: string
  text: string
}

/** A test as its title stands in the source; `%s` and `${…}` are left as they are. */
export interface NamedTest {
  file: string
  title: string
}

/** The lines "- NAV-2 …" of the checklist. An id that stands twice is an error. */
export function readDemands(markdown: string): Demand[] {
  const demands = [...markdown.matchAll(/^- ([A-Z]+-\d+) (.+)$/gm)].map(([, id = '', text = '']) => ({ id, text }))
  const twice = demands.find(({ id }, at) => demands.findIndex((other) => other.id === id) !== at)
  if (twice) throw new Error(`${twice.id} stands twice in the checklist`)
  return demands
}

/** The ids in the brackets of a title: "[NAV-1] [NAV-3] …" or "[NAV-1, NAV-3] …". */
export function idsIn(title: string): string[] {
  const tags = [...title.matchAll(/\[([A-Z]+-\d+(?:[\s,]+[A-Z]+-\d+)*)\]/g)].map(([, ids = '']) => ids)
  return tags.flatMap((ids) => ids.split(/[\s,]+/))
}

/** Which tests prove which demand, and the ids in titles that the checklist does not know. */
export function matchTests(
  demands: Demand[],
  tests: NamedTest[],
): { proofs: Map<string, NamedTest[]>; unknown: NamedTest[] } {
  const proofs = new Map(demands.map(({ id }) => [id, tests.filter(({ title }) => idsIn(title).includes(id))]))
  const unknown = tests.filter(({ title }) => idsIn(title).some((id) => !proofs.has(id)))
  return { proofs, unknown }
}

/** Whether an id belongs to a group: "NAV" has NAV-1 and NAV-2; "NAV-1" is itself, not NAV-10. */
export function isInGroup(id: string, group: string): boolean {
  return id === group || id.startsWith(`${group.replace(/-$/, '')}-`)
}
