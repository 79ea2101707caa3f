import { spawnSync } from 'node:child_process'

/**
 * Installs Debian packages that are missing. Needs root on a Debian system; elsewhere it does nothing.
 * @param {string[]} packages
 */
export function installMissing(packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  const missing = packages.filter((name) => {
    const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' })
    return !stdout?.includes('install ok installed')
  })
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')} with apt-get …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { stdio: 'inherit', env })
}
