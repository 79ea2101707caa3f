import { palettes } from './palettes.ts'
import { findView, type ViewName } from './views.ts'

/** The color behind the text of a page head, and above the drawing in any frame. */
export function skyOf(name: ViewName): string {
  return palettes[findView(name).palette].sky
}

/** A sky with rings reaches higher: on narrow screens the text above it needs more room. */
export function hasRings(name: ViewName): boolean {
  return findView(name).sky === 'rings'
}
