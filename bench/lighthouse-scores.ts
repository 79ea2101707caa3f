import * as z from 'zod/mini'

export interface Scores {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  /** Layout shift, without unit. */
  cls: number
  /** Total blocking time in ms. */
  tbt: number
  /** Largest contentful paint in ms, simulated for a slow telephone. */
  lcp: number
  /** The checks that were not passed, in words, and the elements at fault. */
  faults: string[]
}

const category = z.object({
  score: z.nullable(z.number()),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})
const report = z.object({
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.nullable(z.number()),
      numericValue: z.optional(z.number()),
      details: z.optional(z.unknown()),
    }),
  ),
})
/** The details of a check that looks at elements. */
const elements = z.object({ items: z.array(z.object({ node: z.object({ selector: z.string() }) })) })

/** Reads a Lighthouse report. */
export function readScores(json: string): Scores {
  const { categories, audits } = report.parse(JSON.parse(json))
  const percent = (score: number | null) => Math.round((score ?? 0) * 100)
  const number = (id: string) => audits[id]?.numericValue ?? Infinity
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return {
    performance: percent(categories.performance.score),
    accessibility: percent(categories.accessibility.score),
    'best-practices': percent(categories['best-practices'].score),
    seo: percent(categories.seo.score),
    cls: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    tbt: Math.round(number('total-blocking-time')),
    lcp: Math.round(number('largest-contentful-paint')),
    faults: weighed.flatMap(({ id }) => {
      const audit = audits[id]
      if (typeof audit?.score !== 'number' || audit.score === 1) return []
      const places = elements.safeParse(audit.details).data?.items.map(({ node }) => node.selector) ?? []
      return [[`${id}: ${audit.title}`, ...places].join('\n    ')]
    }),
  }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
