// `npm run weight`: what every page of the build costs before any interaction. Exits 1 when one is over its budget.
import { chromium } from 'playwright-core'
import { ensureBuilt } from './built.mjs'
import { builtPages } from './built-pages.ts'
import { chromiumFlags, requireChromium } from './chromium.mjs'
import { serveBuild } from './serve-build.ts'
import { weighPage, type WeighedPage } from './weigh-page.ts'
import { overBudget, shellBudget } from './weight-budgets.ts'

/** A telephone and a desk: what loads near the viewport differs. */
const widths = [390, 1360]

ensureBuilt(process.execPath)
await using site = await serveBuild()
await using browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags })

const columns = ['html', 'css', 'fonts', 'script', 'elsewhere'] as const
const problems: string[] = []
const weighed: WeighedPage[] = []
console.log(['page'.padEnd(30), ...columns.map((column) => column.padStart(9))].join(' '))
for (const path of builtPages()) {
  const weights = await Promise.all(widths.map((width) => weighPage(browser, site.url, path, width)))
  weighed.push(...weights)
  const most = columns.map((column) => Math.max(...weights.map((weight) => weight[column])))
  console.log([path.padEnd(30), ...most.map((bytes) => bytes.toLocaleString('en-US').padStart(9))].join(' '))
  problems.push(...new Set(weights.flatMap((weight) => overBudget(path, weight))))
}

const shell = [...(weighed[0]?.scripts ?? [])].filter(([name]) => weighed.every(({ scripts }) => scripts.has(name)))
const shellBytes = shell.reduce((all, [, bytes]) => all + bytes, 0)
console.log(
  `\nOn every page (the shell): ${shellBytes.toLocaleString('en-US')} bytes of script, at most ${shellBudget.toLocaleString('en-US')}`,
)
if (weighed.length === 0) problems.push('There are no pages.')
if (shellBytes > shellBudget) problems.push(`The shell: ${shellBytes}, at most ${shellBudget}`)

console.log(
  problems.length === 0
    ? `${weighed.length / widths.length} pages within budget`
    : `\nOver budget:\n${problems.join('\n')}`,
)
if (problems.length > 0) process.exitCode = 1
