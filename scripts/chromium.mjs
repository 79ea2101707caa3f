import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installMissing } from './apt.mjs'

// Debian's name for the same browser without a window: see docs/decisions/0013-a-browser-without-a-window.md.
const windowless = 'chromium-headless-shell'
const names = [windowless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = ['/usr/bin', '/snap/bin', '/Applications/Chromium.app/Contents/MacOS']

/** The Chromium to test with: CHROMIUM_PATH, else the first of `wanted` found on this machine, else undefined. */
function findChromium(wanted = names) {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...places]
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

export function requireChromium() {
  const found = findChromium()
  if (!found) throw new Error('No Chromium was found. `npm test` installs one; CHROMIUM_PATH names another.')
  return found
}

/** Finds a Chromium, best without a window, or installs Debian's when that is possible; otherwise says what to do. */
export function ensureChromium() {
  const fonts = ['fonts-liberation', 'fonts-dejavu-core']
  if (!findChromium([windowless])) installMissing([windowless, ...fonts])
  if (!findChromium()) installMissing(['chromium', ...fonts])
  const found = findChromium()
  if (!found) {
    console.error(
      'No Chromium was found, so the browser tests will fail. Install one (Debian and Ubuntu: `sudo apt-get install chromium`), ' +
        'or name one with CHROMIUM_PATH=/path/to/chromium.',
    )
  }
  return found
}

/**
 * Switches that keep it quiet: no sandbox (root, containers), no graphics card, nothing asked of its maker. Letters have the
 * widths of their design, as on a telephone.
 */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
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
