import { ensureBuilt } from '#scripts/built.mjs'

/** Browser tests see the production build of the sources as they are now. */
export default function buildSite(): void {
  ensureBuilt(process.execPath)
}
