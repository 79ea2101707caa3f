import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** File text by path from the project's folder, with forward slashes. */
export type SourceTree = ReadonlyMap<string, string>

/** Broken on purpose: the examples that the rules are tried on. */
const planted = 'scripts/architecture/architecture-rules.test.ts'

const left = new Set(['.astro', '.git', 'coverage', 'data', 'dist', 'node_modules'])

/** The project's own code: TypeScript, JavaScript, Astro pages and style sheets. */
export function readSourceTree(root: string): SourceTree {
  const paths = filesUnder(root, '').filter((path) => /\.(ts|tsx|mjs|js|astro|css|md)$/.test(path) && path !== planted)
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !left.has(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      return entry.isDirectory() ? filesUnder(root, path) : [path]
    })
}

/** Whether a file is a test or lives in a folder that serves tests only. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^(testing|e2e|bench)\//.test(path)
}
