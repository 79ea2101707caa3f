import { describe, expect, test } from 'vitest'
import { repeatedFacts } from './fact-rules.ts'
import { barrels, drawerNames, escapes, forgottenFocus, oddFileNames, strayAstroFiles } from './file-rules.ts'
import { cycles, deadImports, wrongDirections, wrongSpellings } from './import-rules.ts'
import { wordsInComponents } from './word-rules.ts'

const tree = (files: Record<string, string>) => new Map(Object.entries(files))

describe('directions', () => {
  test.each([
    ['content/menu.ts', `import { email } from '#contracts/fields.ts'`],
    ['ui/Button.tsx', `import { agency } from '#content/agency.ts'`],
    ['site/sections/Header.tsx', `import { ContactForm } from '#site/forms/ContactForm.tsx'`],
    ['site/forms/ContactForm.tsx', `const rows = await import('#server/repositories/contact-messages.ts')`],
    ['server/routes/contact.ts', `import { type Db } from '#server/database/schema.ts'`],
    ['server/routes/contact.ts', `export { insert } from '#server/repositories/contact-messages.ts'`],
    ['server/domain/receive.ts', `let page: import('#site/shell.ts').Shell`],
    ['server/app.ts', `import { insert } from '#server/repositories/contact-messages.ts'`],
    ['site/pages/about.astro', `---\nimport { open } from '#server/database/open.ts'\n---\n<p>About</p>`],
    ['site/layouts/Page.astro', `---\n---\n<script>\nimport '#desk/app.ts'\n</script>`],
    ['ui/theme.css', `@import '#site/sections/header.css';`],
    ['content/menu.ts', `import { port } from '../vitest.config.ts'`],
  ])('%s may not say %s', (path, text) => {
    expect(wrongDirections(tree({ [path]: text }))).toHaveLength(1)
  })

  test('what the table names may be imported, and packages always', () => {
    const text = `import { insert } from '#server/repositories/contact-messages.ts'
      import { contactMessage } from '#contracts/contact-message.ts'
      import { transaction } from './transaction.ts'
      import { sql } from 'kysely'`
    expect(wrongDirections(tree({ 'server/domain/receive.ts': text }))).toEqual([])
  })

  test('a test may also use the folders that serve tests', () => {
    const text = `import { startTestServer } from '#testing/start-test-server.ts'`
    expect(wrongDirections(tree({ 'server/routes/contact.test.ts': text }))).toEqual([])
    expect(wrongDirections(tree({ 'server/routes/contact.ts': text }))).toHaveLength(1)
  })

  test('a word in a comment or a text is no import', () => {
    const text = `// import '#server/app.ts'\nexport const advice = "import '#server/app.ts'"`
    expect(wrongDirections(tree({ 'content/menu.ts': text }))).toEqual([])
  })
})

test('across rooms #room/… is the spelling, within a room ./…', () => {
  const files = tree({
    'site/sections/Header.tsx': `import { agency } from '../../content/agency.ts'`,
    'content/menu.ts': `import { agency } from '#content/agency.ts'`,
    'content/services/pet.ts': `import { defineService } from '../service.ts'`,
    'server/domain/receive.ts': `import { openDatabase } from '#server/database/open.ts'`,
  })
  expect(wrongSpellings(files).map((line) => line.split(' ')[0])).toEqual([
    'site/sections/Header.tsx',
    'content/menu.ts',
  ])
})

test('an import of a file that is not there is found', () => {
  const files = tree({
    'content/menu.ts': `import { a } from './a.ts'\nimport { b } from './b.ts'`,
    'content/a.ts': '',
  })
  expect(deadImports(files)).toEqual(['content/menu.ts imports ./b.ts, which is not there'])
})

test('a circle of imports is found, whatever the length, and a diamond is none', () => {
  const circle = tree({
    'content/a.ts': `import './b.ts'`,
    'content/b.ts': `import { type C } from './c.ts'`,
    'content/c.ts': `import './a.ts'`,
  })
  expect(cycles(circle)).toEqual(['content/a.ts → content/b.ts → content/c.ts → content/a.ts'])
  const diamond = tree({
    'content/a.ts': `import './b.ts'\nimport './c.ts'`,
    'content/b.ts': `import './d.ts'`,
    'content/c.ts': `import './d.ts'`,
    'content/d.ts': '',
  })
  expect(cycles(diamond)).toEqual([])
})

test('index files and files that only pass on are barrels', () => {
  const files = tree({
    'ui/index.ts': 'export const a = 1',
    'ui/parts.ts': `export * from './Button.tsx'\nexport { Dialog } from './Dialog.tsx'`,
    'ui/Button.tsx': `export { type Size } from './size.ts'\nexport const Button = () => null`,
    'site/pages/index.astro': '',
  })
  expect(barrels(files).map((line) => line.split(/[ :]/)[0])).toEqual(['ui/index.ts', 'ui/parts.ts'])
})

test('folders and files named for what is left over are drawers', () => {
  const files = tree({ 'site/utils/date.ts': '', 'ui/helpers.ts': '', 'server/common/a.ts': '', 'ui/Button.tsx': '' })
  expect(drawerNames(files)).toEqual(['site/utils/date.ts', 'ui/helpers.ts', 'server/common/a.ts'])
})

test('an Astro file outside of pages and layouts is found', () => {
  const files = tree({ 'site/pages/about.astro': '', 'site/layouts/Page.astro': '', 'site/sections/Hero.astro': '' })
  expect(strayAstroFiles(files)).toEqual(['site/sections/Hero.astro'])
})

test('file names follow their kind', () => {
  const good = [
    'ui/Button.tsx',
    'ui/Button.test.tsx',
    'server/app.ts',
    'vitest.config.ts',
    'site/env.d.ts',
    'README.md',
  ]
  const alsoGood = [
    'site/pages/services/[slug].astro',
    'server/database/migrations/0001-first.ts',
    'content/service.test.ts',
  ]
  const odd = [
    'ui/button.tsx',
    'server/openDatabase.ts',
    'content/Agency.ts',
    'site/layouts/page.astro',
    'ui/text_field.css',
  ]
  const files = tree(Object.fromEntries([...good, ...alsoGood, ...odd].map((path) => [path, ''])))
  expect(oddFileNames(files)).toEqual(odd)
})

test.each([
  ['any as a type', 'export const a: any = 1'],
  ['any as a cast', 'export const a = (1 as any)'],
  ['any inside a type', 'export const a: Map<string, any> = new Map()'],
  ['@ts-ignore', '// @ts-ignore\nexport const a = 1'],
  ['@ts-expect-error', '/* @ts-expect-error */ export const a = 1'],
  ['@ts-nocheck', '// @ts-nocheck'],
  ['a lint comment without a reason', '// eslint-disable-next-line no-console\nconsole.log(1)'],
])('%s is an escape', (_name, text) => {
  expect(escapes(tree({ 'content/menu.ts': text }))).toHaveLength(1)
})

test('a lint comment with a reason, and the word any in a text, are no escapes', () => {
  const text = `// eslint-disable-next-line no-console -- the one line people see at start\nconsole.log('in any case')`
  expect(escapes(tree({ 'content/menu.ts': text }))).toEqual([])
})

test('a test run alone is found', () => {
  expect(
    forgottenFocus(tree({ 'ui/a.test.ts': `test.only('a', () => {})`, 'ui/b.test.ts': `test('b', () => {})` })),
  ).toEqual(['ui/a.test.ts'])
})

describe('facts of the agency', () => {
  test.each([
    'Call (307) 555-0123',
    'tel:+13075550100',
    'mailto:hello@example.com',
    'https://pay.example.com/x',
    'Prairie & Peak Insurance',
    'Prairie &amp; Peak\n  Insurance',
    '100 Sample Street',
    'Sample license 000000',
    'Ask Casey Sample',
  ])('%s is a copy', (text) => {
    expect(repeatedFacts(tree({ 'site/sections/Footer.tsx': `<p>${text}</p>` }))).not.toEqual([])
  })

  test('they may stand in their own file, in tests and in documents', () => {
    const text = 'Prairie & Peak Insurance, (307) 555-0100'
    const files = tree({
      'content/agency.ts': text,
      'site/sections/Footer.test.tsx': text,
      'e2e/shell.test.ts': text,
      'docs/operations.md': text,
      'README.md': text,
    })
    expect(repeatedFacts(files)).toEqual([])
  })

  test('an example address for visitors, and other numbers, are no copies', () => {
    const text = 'like name@example.com; flood zone A99; 5550 miles; form 1555-01'
    expect(repeatedFacts(tree({ 'contracts/fields.ts': text }))).toEqual([])
  })
})

describe('words in components', () => {
  test.each([
    ['<h2>Talk to us</h2>', 'Talk to us'],
    ['<TextField label="Name" />', 'Name'],
    ['<button aria-label="Close menu" />', 'Close menu'],
    ["<span>{busy ? 'Sending...' : words.send}</span>", 'Sending...'],
    ['<p>{`Step ${step} of 5`}</p>', 'Step'],
    ['<Dialog heading={<h2>Questions</h2>} />', 'Questions'],
  ])('%s holds “%s”', (markup, words) => {
    const files = tree({ 'site/sections/Card.tsx': `export const Card = () => ${markup}` })
    expect(wordsInComponents(files)).toEqual([`site/sections/Card.tsx: ${words}`])
  })

  test('names of classes, types and addresses are no words, and examples for developers may have some', () => {
    const markup = '<a className="btn Large wide" href="/Some path" data-kind="Two words">{words.more} · 5 %</a>'
    expect(wordsInComponents(tree({ 'ui/Link.tsx': `export const Link = () => ${markup}` }))).toEqual([])
    expect(wordsInComponents(tree({ 'site/pages/_parts/examples.tsx': 'const a = <p>Two words</p>' }))).toEqual([])
  })
})
