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
  const [code, signal] = await once(child, 'exit')
  for (const name of signals) process.removeAllListeners(name)
  if (signal) process.kill(process.pid, signal)
  else process.exitCode = code
}
