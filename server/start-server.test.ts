import { expect, test } from 'vitest'
import { makeBuiltSite } from '#testing/make-built-site.ts'
import { startTestServer } from '#testing/start-test-server.ts'

test.each([
  ['https://www.example.com', 0],
  ['https://other.example.com', 1],
])('pages built for https://www.example.com behind SITE_URL=%s: %i warnings', async (siteUrl, warnings) => {
  using built = makeBuiltSite()
  await using server = await startTestServer({ dist: built.dist, env: { SITE_URL: siteUrl } })
  expect(server.log.filter((line) => line.includes('the pages name another address'))).toHaveLength(warnings)
})
