import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

/** The addresses of every page of the build, such as "/", "/about" and "/404". */
export function builtPages(): string[] {
  return globSync('**/*.html', { cwd: join(root, 'dist/site') })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .map((path) => path.replace(/(\/index)?\.html$/, '') || '/')
    .sort()
}
