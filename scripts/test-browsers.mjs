// `npm run test:browsers`: the shell's and the contact form's journeys in Debian's Firefox and in WebKitGTK.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installMissing } from './apt.mjs'
import { ensureInstalled } from './installed.mjs'
import { nodeEnvironment, requireNode } from './node-24.mjs'
import { suite } from './test-step.mjs'

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
try {
  ensureInstalled({ development: true })
  const node = requireNode()
  installMissing(['firefox-esr', 'webkit2gtk-driver', 'xvfb'])
  const { passed, failed } = await suite('Other browsers', 'browsers', { node, reports, env: nodeEnvironment(node) })
  console.log(`\n${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
} finally {
  rmSync(reports, { recursive: true, force: true })
}
