import ts from 'typescript'
import { type SourceTree } from './source-tree.ts'

// Attributes whose value people read or hear.
const spoken =
  /^(?:alt|aria-label|caption|heading|help|hint|label|legend|note|pendingText|placeholder|text|title|failureTitle|summary)$/

/** Words that stand in a component: they belong in `content` (or `ui/words.ts`), where a translation finds them. */
export function wordsInComponents(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path]) => /^(?:site|ui)\/.*\.tsx$/.test(path) && !/\.test\.tsx$|\/_parts\//.test(path))
    .flatMap(([path, text]) => {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
      return wordsOf(file).map((words) => `${path}: ${words}`)
    })
}

function wordsOf(file: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && !spoken.test(node.name.getText(file))) {
      if (node.initializer) visitNested(node.initializer)
      return
    }
    if (ts.isJsxText(node) || isText(node)) {
      const words = node.text.trim().replace(/\s+/g, ' ')
      if (isSpoken(node, words)) found.push(words)
    }
    ts.forEachChild(node, visit)
  }
  // An element handed over as an attribute is part of the page; its other values are not read.
  const visitNested = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node) || ts.isJsxSelfClosingElement(node)) visit(node)
    else ts.forEachChild(node, visitNested)
  }
  const search = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node) || ts.isJsxSelfClosingElement(node)) visit(node)
    else ts.forEachChild(node, search)
  }
  search(file)
  return found
}

function isText(node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateHead {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node)
}

/** Two letters in a row, in the text of an element; in code, something that looks like words. */
function isSpoken(node: ts.Node, words: string): boolean {
  if (ts.isJsxText(node)) return /[A-Za-z]{2}/.test(words)
  return /^[A-Z][a-z]+|[a-z]{2,} [A-Za-z]{2,}/.test(words)
}
