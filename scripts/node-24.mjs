import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root } from './project.mjs'

const oldest = [24, 12]

/** The Node that comes with the project as an npm package, else the running one when it is new enough, else an error. */
export function requireNode() {
  const own = join(root, 'node_modules', packageName(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  if (isNewEnough(process.versions.node)) return process.execPath
  throw new Error(
    `This project runs on Node 24 (at least ${oldest.join('.')}), and this is Node ${process.versions.node}. ` +
      `It brings its own Node on Linux and Windows, but not for ${process.platform} on ${process.arch}: ` +
      'install Node 24 (.nvmrc names the version), then start again.',
  )
}

/** @param {string} version such as "24.21.0" */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

/**
 * The environment in which `node` means the given Node, for everything that is started below.
 * @param {string} node
 */
export function nodeEnvironment(node) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' }
}

function packageName() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  return `node-${platform}-${process.arch}`
}
