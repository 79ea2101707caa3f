/**
 * How to start the npm that started us, under a given Node; the machine's `npm` when there was none.
 * @param {string} node
 * @param {string[]} args
 */
export function npm(node, args) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('npm-cli.js')) return { command: node, args: [cli, ...args] }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args }
}
