import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { scriptHashes } from './script-hashes.ts'

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

test('plain, module and speculation rule scripts are hashed by their exact text', () => {
  const html = `<script>a()</script><script type="module"> b() </script><script type='speculationrules'>{"prefetch":[]}</script>`
  expect(scriptHashes(html)).toEqual([hashOf('a()'), hashOf(' b() '), hashOf('{"prefetch":[]}')])
})

test('data blocks and scripts with an address are left out', () => {
  const html = `<script type="application/ld+json">{"@type":"InsuranceAgency"}</script>
    <SCRIPT TYPE=application/json>{}</SCRIPT><script src="/_astro/a.js" type="module"></script>`
  expect(scriptHashes(html)).toEqual([])
})

test('a script inside a comment is none, and a comment inside a script is text', () => {
  expect(scriptHashes('<!-- <script>a()</script> --><script>b("<!--")</script><script>c("-->")</script>')).toEqual([
    hashOf('b("<!--")'),
    hashOf('c("-->")'),
  ])
})

test('an attribute that holds an angle bracket does not end the tag', () => {
  expect(scriptHashes('<script data-when="a>b" async>a()</script >')).toEqual([hashOf('a()')])
})

test('line ends are hashed as a browser reads them', () => {
  expect(scriptHashes('<script>a()\r\nb()</script>')).toEqual([hashOf('a()\nb()')])
})
