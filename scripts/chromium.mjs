import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installMissing } from './apt.mjs'

const desktops = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const windowless = 'chromium-headless-shell'
const places = ['/usr/bin', '/snap/bin', '/Applications/Chromium.app/Contents/MacOS']

/** The Chromium to test with: CHROMIUM_PATH, else the first of `names` found on this machine, else undefined. */
function findChromium(names = desktops) {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...places]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

export function requireChromium() {
  const found = findChromium()
  if (!found) throw new Error('No Chromium was found. `npm test` installs one; CHROMIUM_PATH names another.')
  return found
}

/** Finds a Chromium, or installs Debian's when that is possible; otherwise says what to do. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  installMissing(['chromium', 'fonts-liberation', 'fonts-dejavu-core'])
  const installed = findChromium()
  if (!installed) {
    console.error(
      'No Chromium was found, so the browser tests will fail. Install one (Debian and Ubuntu: `sudo apt-get install chromium`), ' +
        'or name one with CHROMIUM_PATH=/path/to/chromium.',
    )
  }
  return installed
}

/**
 * The same browser without its window, for measuring: since a desk's address bar is a web page too, it works on the processor of
 * the page it stands over. Debian's is installed when it is missing; without one, the browser of the tests.
 */
export function requireWindowlessChromium() {
  if (!findChromium([windowless])) installMissing([windowless])
  return findChromium([windowless]) ?? requireChromium()
}

/** Switches that keep it quiet: no sandbox (root, containers), no graphics card, nothing asked of its maker. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
