// `npm run dev`: the site with live reload and the server behind it, on one address.
import { ensureInstalled } from './installed.mjs'
import { nodeEnvironment, requireNode } from './node-24.mjs'
import { runForeground } from './run-foreground.mjs'

try {
  ensureInstalled({ development: true })
  const node = requireNode()
  await runForeground(node, ['scripts/dev-site.ts'], nodeEnvironment(node))
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
}
