import { type Finding } from './finding.ts'

interface FigureSection {
  kind: 'figures'
  title: string
  items: { figure: string; text: string; source?: { name: string; asOf: string } }[]
}

/** Figures of the pages without a source. `own` are the agency's marketing figures, which are asked for their basis instead. */
export function findUnsourcedFigures(value: unknown, place: string, own: string[]): Finding[] {
  return figureSections(value, place).flatMap(({ where, section }) =>
    section.items
      .filter(({ figure, source }) => !own.includes(figure) && !(source?.name && source.asOf))
      .map(({ figure, text }) => ({ kind: 'unsourced figure', where, what: `${figure} ${text}` })),
  )
}

function figureSections(value: unknown, where: string): { where: string; section: FigureSection }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isFigureSection(value)) return [{ where: `${where} “${value.title}”`, section: value }]
  return Object.entries(value).flatMap(([key, child]) => figureSections(child, `${where}.${key}`))
}

function isFigureSection(value: object): value is FigureSection {
  return 'kind' in value && value.kind === 'figures'
}
