// `npm start`: installs what is missing, builds what is stale, then runs the server in the foreground.
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { nodeEnvironment, requireNode } from './node-24.mjs'
import { runForeground } from './run-foreground.mjs'

try {
  ensureInstalled({ development: false })
  const node = requireNode()
  ensureBuilt(node)
  await runForeground(node, ['server/main.ts'], nodeEnvironment(node))
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}
