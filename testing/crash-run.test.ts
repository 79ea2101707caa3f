import { expect, test } from 'vitest'
import { dialects, makeTestPlace } from './open-test-database.ts'
import { crashRun } from './crash-run.ts'

test.each(dialects)(
  'killed outright twice under load, the server on %s loses nothing it answered and doubles nothing (C006, C009)',
  { timeout: 120_000 },
  async (dialect) => {
    await using place = await makeTestPlace(dialect)
    const { url } = place.settings
    const report = await crashRun({ posts: 120, kills: 2, ...(url ? { databaseUrl: url } : {}) })
    expect(report).toMatchObject({ lost: 0, doubled: 0, unmailed: 0, reworded: 0 })
    expect(report.repeated).toBeLessThanOrEqual(report.kills)
  },
)
