import { importTable, roomOf, testsMayImport } from './import-table.ts'
import { importsOf } from './imports.ts'
import { isTest, type SourceTree } from './source-tree.ts'

/** Imports in a direction that the table does not name. */
export function wrongDirections(tree: SourceTree): string[] {
  return importsOf(tree).flatMap(({ from, to, specifier }) => {
    const [fromRoom, toRoom] = [roomOf(from), roomOf(to)]
    if (fromRoom === undefined || toRoom === fromRoom) return []
    const allowed = [...(importTable[fromRoom] ?? []), ...(isTest(from) ? testsMayImport : [])]
    if (toRoom !== undefined && allowed.includes(toRoom)) return []
    return [`${from} imports ${specifier}: ${fromRoom} may not import ${toRoom ?? 'the project’s folder'}`]
  })
}

/** Relative imports across rooms, and `#room/…` imports within one. */
export function wrongSpellings(tree: SourceTree): string[] {
  return importsOf(tree).flatMap(({ from, to, specifier }) => {
    const room = roomOf(from)
    if (room === undefined) return []
    const within = roomOf(to) === room
    if (within === specifier.startsWith('.')) return []
    return [`${from} imports ${specifier}: ${within ? 'within a room it is ./…' : 'across rooms it is #room/…'}`]
  })
}

/** Imports of files that are not there. */
export function deadImports(tree: SourceTree): string[] {
  return importsOf(tree)
    .filter(({ to }) => /\.(ts|tsx|mjs|js|astro|css)$/.test(to) && !tree.has(to))
    .map(({ from, specifier }) => `${from} imports ${specifier}, which is not there`)
}

/** Each circle of imports once, as "a → b → a". */
export function cycles(tree: SourceTree): string[] {
  const targets = Map.groupBy(importsOf(tree), ({ from }) => from)
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path)
    if (start >= 0) found.push([...trail.slice(start), path].join(' → '))
    if (start >= 0 || done.has(path)) return
    for (const { to } of targets.get(path) ?? []) visit(to, [...trail, path])
    done.add(path)
  }
  for (const path of tree.keys()) visit(path, [])
  return found
}
