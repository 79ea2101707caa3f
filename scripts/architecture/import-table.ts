/**
 * Who may import whom, besides itself. `docs/architecture.md` shows the same table; a new edge needs a decision record.
 * A room is the longest of these paths that a file is under; `site` and `server` are the files directly in them.
 */
export const importTable: Record<string, readonly string[]> = {
  content: [],
  contracts: [],
  calculators: [],
  ui: [],
  site: ['content', 'contracts', 'site/sections'],
  'site/client-directives': [],
  'site/sections': ['content', 'ui'],
  'site/forms': ['content', 'contracts', 'calculators', 'ui', 'site'],
  'site/islands': ['content', 'contracts', 'calculators', 'ui', 'site'],
  'site/layouts': ['content', 'site', 'site/forms', 'site/islands', 'site/sections', 'ui'],
  'site/pages': ['content', 'site', 'site/forms', 'site/islands', 'site/layouts', 'site/sections', 'ui'],
  desk: ['content', 'contracts', 'ui'],
  'server/database': [],
  'server/repositories': ['server/database'],
  'server/mail': ['content', 'contracts'],
  'server/domain': ['content', 'contracts', 'server/database', 'server/mail', 'server/repositories'],
  'server/http': ['contracts'],
  'server/routes': ['contracts', 'server/domain', 'server/http'],
  server: ['content', 'server/database', 'server/domain', 'server/http', 'server/mail', 'server/routes'],
  scripts: ['content', 'contracts', 'ui'],
  testing: [
    'content',
    'contracts',
    'scripts',
    'server',
    'server/database',
    'server/domain',
    'server/http',
    'server/mail',
    'server/repositories',
  ],
  bench: ['content', 'contracts', 'scripts', 'server', 'server/database', 'testing'],
  e2e: ['content', 'contracts', 'scripts', 'server', 'testing'],
}

/** What a test may import besides what its room may. */
export const testsMayImport: readonly string[] = ['content', 'contracts', 'testing', 'scripts']

const rooms = Object.keys(importTable).sort((a, b) => b.length - a.length)

/** The room that a file belongs to, or undefined for the configuration in the project's folder. */
export function roomOf(path: string): string | undefined {
  return rooms.find((room) => path.startsWith(`${room}/`))
}
