import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './installed.mjs'
import { nodeEnvironment } from './node-24.mjs'
import { npm } from './npm.mjs'
import { root } from './project.mjs'
import { sourcesHash } from './sources.mjs'

/** Written by `finish-build.ts` as the last step of a build: what it was made from. */
export const stampFile = 'dist/build.json'

/** Whether dist was made from the sources as they are now. */
function isBuilt() {
  try {
    return JSON.parse(readFileSync(join(root, stampFile), 'utf8')).sources === sourcesHash()
  } catch {
    return false
  }
}

/**
 * Builds the site when its sources have changed since the last build.
 * @param {string} node
 */
export function ensureBuilt(node) {
  if (isBuilt()) return
  ensureInstalled({ development: true })
  console.log('Building the site …')
  const { command, args } = npm(node, ['run', 'build'])
  // Under Vitest NODE_ENV is `test`, and the bundle would hold React's development half.
  const env = { ...nodeEnvironment(node), NODE_ENV: 'production' }
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) throw new Error('The site could not be built; the reason stands above.')
}
