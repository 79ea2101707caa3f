import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeEnvironment, requireNode } from './node-24.mjs'
import { npm } from './npm.mjs'
import { root } from './project.mjs'

/**
 * Installs what the lock file names when node_modules is missing or differs from it. A person's own `npm ci` counts too.
 * @param {{ development: boolean }} options `development: false` asks for the packages of the running server only
 */
export function ensureInstalled({ development }) {
  const lock = readLock('package-lock.json')
  if (!lock) throw new Error('package-lock.json is missing: this is not a whole copy of the project.')
  const isThere = (/** @type {string} */ path) => existsSync(join(root, path))
  if (isInstalled(lock, readLock('node_modules/.package-lock.json'), { development, isThere })) return
  console.log('Installing the packages that package-lock.json names …')
  install(process.execPath)
  // An older npm's Node skips optional packages whose `engines` leave it out; the Node that just arrived does not.
  const left = missingOptional(lock, readLock('node_modules/.package-lock.json'))
  const node = requireNode()
  if (left.length > 0 && node !== process.execPath) install(node)
}

/** @param {string} node */
function install(node) {
  const { command, args } = npm(node, [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
  ])
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: nodeEnvironment(node) })
  if (status !== 0) throw new Error('The packages could not be installed; npm says why above.')
}

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/**
 * Whether npm's own record of node_modules, written at the end of an install, has every package of the lock file,
 * and nobody has taken one away since.
 * @param {Lock} lock
 * @param {Lock | undefined} record
 * @param {{ development: boolean, isThere: (path: string) => boolean }} options
 */
export function isInstalled(lock, record, { development, isThere }) {
  if (!record) return false
  return Object.entries(lock.packages).every(([path, entry]) => {
    const found = record.packages[path]
    if (path === '' || (found?.version === entry.version && isThere(path))) return true
    if (!found && (entry.optional || entry.devOptional)) return true
    return entry.dev === true && !development
  })
}

/**
 * Optional packages that are made for this machine and did not arrive.
 * @param {Lock} lock
 * @param {Lock | undefined} record
 */
function missingOptional(lock, record) {
  const glibc = process.platform === 'linux' && 'glibcVersionRuntime' in reportHeader()
  const fits = (/** @type {string[] | undefined} */ list, /** @type {string} */ value) => !list || list.includes(value)
  return Object.entries(lock.packages)
    .filter(([, { optional, os, cpu }]) => optional && os && fits(os, process.platform) && fits(cpu, process.arch))
    .filter(([, { libc }]) => fits(libc, glibc ? 'glibc' : 'musl'))
    .map(([path]) => path)
    .filter((path) => !record?.packages[path])
}

function reportHeader() {
  return /** @type {{ header: object }} */ (process.report.getReport()).header
}

/**
 * @param {string} file
 * @returns {Lock | undefined}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    return undefined
  }
}
