import ts from 'typescript'
import { isTest, type SourceTree } from './source-tree.ts'

const drawers = new Set([
  'common',
  'constants',
  'helper',
  'helpers',
  'lib',
  'libs',
  'misc',
  'shared',
  'stuff',
  'types',
  'util',
  'utils',
])

/** `index` files, and files that only pass on what other files export. */
export function barrels(tree: SourceTree): string[] {
  return [...tree].flatMap(([path, text]) => {
    if (!/\.(ts|tsx|mjs|js)$/.test(path)) return []
    if (/(^|\/)index\.\w+$/.test(path) && !path.startsWith('site/pages/'))
      return [`${path}: name the file after what it holds`]
    return onlyPassesOn(path, text) ? [`${path} only passes on what other files export`] : []
  })
}

function onlyPassesOn(path: string, text: string): boolean {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const exports = statements.filter((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier)
  return (
    exports.length > 0 &&
    statements.every((statement) => exports.includes(statement) || ts.isImportDeclaration(statement))
  )
}

/** Folders and files named for being left over, such as utils or helpers. */
export function drawerNames(tree: SourceTree): string[] {
  return [...tree.keys()].filter((path) => path.split('/').some((part) => drawers.has(part.replace(/\..*$/, ''))))
}

/** `.astro` files outside of the pages and layouts; everything else that is seen is a React component. */
export function strayAstroFiles(tree: SourceTree): string[] {
  return [...tree.keys()].filter((path) => path.endsWith('.astro') && !/^site\/(pages|layouts)\//.test(path))
}

/** Components in PascalCase.tsx, everything else in kebab-case, apart from routes and the names that tools and people expect. */
export function oddFileNames(tree: SourceTree): string[] {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|config|d))?\.\w+$/
  return [...tree.keys()].filter((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    if (path.endsWith('.md') || path.startsWith('site/pages/')) return false
    if (/\.(tsx|astro)$/.test(name))
      return !/^[A-Z][A-Za-z0-9]*(\.test)?\.\w+$/.test(name) && !/^[a-z-]+\.test\.tsx$/.test(name)
    return !kebab.test(name) && !/^\d{4}-[a-z0-9-]+\.\w+$/.test(name)
  })
}

/** Ways around the type checker and the linter: `any`, `@ts-…` comments, and lint comments that give no reason. */
export function escapes(tree: SourceTree): string[] {
  return [...tree].flatMap(([path, text]) => {
    if (!/\.(ts|tsx|mjs|js|astro)$/.test(path)) return []
    const comments = [...text.matchAll(/(\/\/|\/\*|\{\/\*)\s*@ts-(ignore|nocheck|expect-error)\b/g)].map(
      ([, , name = '']) => `@ts-${name}`,
    )
    const unexplained = [...text.matchAll(/eslint-disable(?![^\n]*--\s*\S)[\w-]*/g)].map(
      ([name]) => `${name} without a reason`,
    )
    const anys = /\.tsx?$/.test(path) ? countAny(path, text) : []
    return [...comments, ...unexplained, ...anys].map((escape) => `${path}: ${escape}`)
  })
}

function countAny(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.push('any')
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return found
}

/** Tests that look at one thing only while the others are forgotten. */
export function forgottenFocus(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path, text]) => isTest(path) && /\b(test|it|describe)\.only\(/.test(text))
    .map(([path]) => path)
}
