import { type FunctionComponent } from 'react'
import { type SectionOf } from '#content/section.ts'

type PlaceSection = SectionOf<'place'>
export type Part = PlaceSection['part']

/**
 * Parts that a page places by name and that need no script, from name to component; each draws its own section, usually with
 * `SectionFrame`. Parts that are islands have a line of their own in `Place.astro`, where Astro can hydrate them.
 */
export const places: Partial<Record<Part, FunctionComponent<{ section: PlaceSection }>>> = {}
