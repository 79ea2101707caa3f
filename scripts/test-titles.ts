import ts from 'typescript'

const names = new Set(['describe', 'it', 'test'])

/** The titles in a test file, each with those of the groups around it: a tag on a group counts for its tests. Skipped tests are left out. */
export function testTitles(path: string, text: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node, around: string): void => {
    const call = ts.isCallExpression(node) ? titledCall(node) : undefined
    if (call?.skipped) return
    const title = call ? `${around} ${call.title}`.trim() : around
    if (call && call.name !== 'describe') titles.push(title)
    ts.forEachChild(node, (child) => visit(child, title))
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), '')
  return titles
}

/** test('…'), test.each(…)('…'), test.skipIf(…)('…'), describe('…') and the like. */
function titledCall({
  expression,
  arguments: [first],
}: ts.CallExpression): { name: string; title: string; skipped: boolean } | undefined {
  const parts = nameParts(expression)
  const [name = ''] = parts
  if (!names.has(name) || !first) return undefined
  const title = titleText(first)
  const rows = tagsInRows(expression)
  return title === undefined
    ? undefined
    : { name, title: [title, ...rows].join(' '), skipped: parts.includes('skip') || parts.includes('todo') }
}

/** The tags in the rows of `test.each([['[HOME-3] …', …]])('%s', …)`, which become part of the titles. */
function tagsInRows(expression: ts.Expression): string[] {
  const rows = ts.isCallExpression(expression) ? expression.arguments : []
  return rows.flatMap((row) => row.getText(row.getSourceFile()).match(/\[[A-Z]+-\d+(?:[\s,]+[A-Z]+-\d+)*\]/g) ?? [])
}

function nameParts(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...nameParts(node.expression), node.name.text]
  if (ts.isCallExpression(node)) return nameParts(node.expression)
  if (ts.isTaggedTemplateExpression(node)) return nameParts(node.tag)
  return []
}

function titleText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText(node.getSourceFile()).slice(1, -1) : undefined
}
