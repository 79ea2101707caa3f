// `npm test`: installs what is missing, then runs every check and every test, and says how many passed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './installed.mjs'
import { nodeEnvironment, requireNode } from './node-24.mjs'
import { check, suite } from './test-step.mjs'

const started = Date.now()
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
try {
  ensureInstalled({ development: true })
  const node = requireNode()
  const chromium = ensureChromium()
  const run = { node, reports, env: { ...nodeEnvironment(node), CHROMIUM_PATH: chromium ?? '' } }

  // Two steps at a time. The browser tests are two at a time by themselves.
  const sideBySide = { ...run, quiet: true }
  const [first, second] = await Promise.all([
    inTurn(
      () => check('Types', 'typecheck', sideBySide),
      () => check('Build', 'build', sideBySide),
    ),
    inTurn(
      () => check('Lint', 'lint', sideBySide),
      () => check('Format', 'format:check', sideBySide),
      () => check('Dead exports', 'dead-exports', sideBySide),
      () => suite('Unit tests', 'unit', sideBySide),
    ),
  ])
  const [third, fourth] = await Promise.all([
    inTurn(() => suite('Server tests', 'server', sideBySide)),
    inTurn(
      () => check('Page weight', 'weight', sideBySide),
      () => check('Parts', 'parts:check', sideBySide),
    ),
  ])
  const last = await inTurn(() => suite('Browser tests', 'e2e', run))
  close([...first, ...second, ...third, ...fourth, ...last])
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
} finally {
  rmSync(reports, { recursive: true, force: true })
}

/**
 * @typedef {import('./test-step.mjs').Outcome} Outcome
 * @param {(() => Promise<Outcome>)[]} steps
 */
async function inTurn(...steps) {
  /** @type {Outcome[]} */
  const outcomes = []
  for (const step of steps) outcomes.push(await step())
  return outcomes
}

/** @param {Outcome[]} outcomes */
function close(outcomes) {
  console.log('')
  for (const { title, passed, failed, skipped, seconds } of outcomes) {
    const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
    console.log(`${title.padEnd(16)}${`${seconds.toFixed(1)} s`.padStart(8)}   ${counts.filter(Boolean).join(', ')}`)
  }
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) => outcomes.reduce((all, one) => all + one[key], 0)
  console.log(`${'All'.padEnd(16)}${`${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(8)}\n`)
  const skipped = sum('skipped')
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  if (sum('failed') > 0) process.exitCode = 1
}
