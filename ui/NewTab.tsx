import { words } from './words.ts'

/** Tells people who cannot see the arrow that a link opens a new tab. */
export function NewTab() {
  return <span className="sr-only">{` ${words.newTab}`}</span>
}
