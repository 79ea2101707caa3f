import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteFiles, type SiteFiles } from '#server/http/site-files.ts'

/** What `npm run build` left for the server. */
export interface BuiltSite {
  files: SiteFiles
  scriptHashes: string[]
  /** Names the build; kept with every Scope of Appointment. */
  version: string
  /** The origin in its canonical addresses, such as "https://www.agency.test". */
  origin: string | undefined
}

/** Reads dist; undefined while the site has not been built. */
export function readBuiltSite(dist: string): BuiltSite | undefined {
  if (!existsSync(join(dist, 'site/index.html'))) return undefined
  const { scriptHashes } = readJson<{ scriptHashes?: string[] }>(join(dist, 'csp.json'))
  const { sources, origin } = readJson<{ sources?: string; origin?: string }>(join(dist, 'build.json'))
  return {
    files: readSiteFiles(join(dist, 'site')),
    scriptHashes: scriptHashes ?? [],
    version: sources ?? 'unknown',
    origin,
  }
}

function readJson<Shape>(file: string): Partial<Shape> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shape) : {}
}
