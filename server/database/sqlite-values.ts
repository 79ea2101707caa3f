import {
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely'

const instants = new Set(['createdAt', 'at', 'nextAttemptAt', 'firstAttemptAt', 'leasedUntil', 'sentAt', 'appliedAt'])
const flags = new Set([
  'suspected',
  'approved',
  'medicareAdvantage',
  'medicareSupplementMedigap',
  'prescriptionDrugPlanPartD',
  'otherProducts',
  'interpreterNeeded',
  'consentToContact',
  'understandScope',
  'agreeToTerms',
])
const structures = new Set(['source', 'details', 'consentTexts'])

/** SQLite has no instants, flags or structures of its own: their columns are known by name and turned back here. */
export const sqliteValues: KyselyPlugin = {
  transformQuery: ({ node }: PluginTransformQueryArgs): RootOperationNode => node,
  transformResult: ({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> =>
    Promise.resolve({ ...result, rows: result.rows.map(restore) }),
}

function restore(row: UnknownRow): UnknownRow {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, restoreValue(column, value)]))
}

function restoreValue(column: string, value: unknown): unknown {
  if (instants.has(column) && typeof value === 'string') return new Date(value)
  if (flags.has(column) && typeof value === 'number') return value !== 0
  if (structures.has(column) && typeof value === 'string') return JSON.parse(value)
  return value
}
