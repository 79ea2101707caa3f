import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { builtPages } from '#scripts/built-pages.ts'
import { root } from '#scripts/project.mjs'

const siteFolder = join(root, 'dist/site')

/** A page of the build as it was written, without running its scripts. */
export interface BuiltDocument {
  /** Such as "/about". */
  path: string
  document: Document
}

export function readBuiltDocuments(): BuiltDocument[] {
  return builtPages().map((path) => ({
    path,
    document: new JSDOM(readFileSync(join(siteFolder, `${path === '/' ? '/index' : path}.html`), 'utf8')).window
      .document,
  }))
}

/** The words of an element as a reader sees them, white space folded. */
export function textOf(element: Element | null): string {
  return element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
}
