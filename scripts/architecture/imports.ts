import { posix } from 'node:path'
import ts from 'typescript'
import { type SourceTree } from './source-tree.ts'

/** One import, export-from, dynamic import or CSS @import of a file of ours. */
export interface Import {
  from: string
  /** As it is written, such as "#content/agency.ts". */
  specifier: string
  /** The file it means, by path from the project's folder. */
  to: string
}

/** The imports between files of ours, of every file in the tree; packages are left out. */
export function importsOf(tree: SourceTree): Import[] {
  return [...tree].flatMap(([from, text]) =>
    specifiersOf(from, text).flatMap((specifier) => {
      const to = resolve(from, specifier)
      return to === undefined ? [] : [{ from, specifier, to }]
    }),
  )
}

function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('#')) return path.slice(1)
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path)
  return undefined
}

function specifiersOf(path: string, text: string): string[] {
  if (path.endsWith('.css'))
    return [...text.matchAll(/@import\s+(?:url\()?["']([^"']+)["']/g)].map(([, name = '']) => name)
  if (path.endsWith('.astro')) return scriptsOfAstro(text).flatMap((script) => specifiersOfScript(`${path}.ts`, script))
  return /\.(ts|tsx|mjs|js)$/.test(path) ? specifiersOfScript(path, text) : []
}

/** The code between the fences at the top, and what stands in script elements. */
function scriptsOfAstro(text: string): string[] {
  const [, fenced = ''] = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? []
  const inline = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, body = '']) => body)
  return [fenced, ...inline]
}

function specifiersOfScript(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const name = specifierNode(node)
    if (name && ts.isStringLiteralLike(name)) found.push(name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return found
}

function specifierNode(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0]
  return undefined
}
