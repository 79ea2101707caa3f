import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { root } from './project.mjs'

/**
 * What a step needs. `quiet` keeps its output until it ends, for steps that run side by side.
 * @typedef {{ node: string, reports: string, env: NodeJS.ProcessEnv, quiet?: boolean }} Run
 * @typedef {{ title: string, passed: number, failed: number, skipped: number, seconds: number }} Outcome
 */

/**
 * Runs an npm script that passes or fails as a whole.
 * @param {string} title
 * @param {string} script
 * @param {Run} run
 * @returns {Promise<Outcome>}
 */
export async function check(title, script, run) {
  const { command, args } = npm(run.node, ['run', '--silent', script])
  const { ok, seconds } = await execute(title, command, args, run)
  return { title, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, seconds }
}

/**
 * Runs the tests of one Vitest project and counts them.
 * @param {string} title
 * @param {string} project
 * @param {Run} run
 * @returns {Promise<Outcome>}
 */
export async function suite(title, project, run) {
  const report = join(run.reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters]
  const { ok, seconds } = await execute(title, run.node, args, run)
  return { title, ...countTests(report, ok), seconds }
}

/**
 * A run that failed without a failing test (a file that does not load, an error outside of a test) counts as one failure.
 * @param {string} report
 * @param {boolean} ok
 */
function countTests(report, ok) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'))
    const failed = ok ? numFailedTests : Math.max(1, numFailedTests)
    return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/**
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {Run} run
 */
async function execute(title, command, args, { env, quiet }) {
  const started = Date.now()
  if (!quiet) console.log(heading(title))
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  if (quiet) console.log(`${heading(title)}\n${output.trimEnd()}`)
  const seconds = (Date.now() - started) / 1000
  console.log(`${title}: ${code === 0 ? 'passed' : 'failed'} in ${seconds.toFixed(1)} s`)
  return { ok: code === 0, seconds }
}

/** @param {string} title */
function heading(title) {
  return `\n── ${title} ${'─'.repeat(Math.max(2, 60 - title.length))}`
}
