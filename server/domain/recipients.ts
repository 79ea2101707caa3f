import { routing } from '#content/agency.ts'
import { type RecordKind } from '#server/repositories/record-tables.ts'

/** Who in the office is told about a record: the first row of the routing table that fits, else the kind's own. */
export function recipients(kind: RecordKind, answers: Record<string, unknown>): string[] {
  const rule = routing.rules.find((one) => one.kind === kind && one.values.includes(String(answers[one.field])))
  return [...new Set(rule?.to ?? routing.byKind[kind])]
}
