import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './project.mjs'

/**
 * Runs a program as if it were this one: the same terminal, the same signals, the same end.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function runForeground(command, args, env) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env })
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  const watch = stopWithParent(child)
  const [code, signal] = await once(child, 'exit')
  clearInterval(watch)
  for (const name of signals) process.removeAllListeners(name)
  if (signal) process.kill(process.pid, signal)
  else process.exitCode = code
}

/**
 * A signal sent to npm ends npm and its shell, and never arrives here; that the shell is gone shows in the parent's id.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithParent(child) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 250)
  return watch
}
