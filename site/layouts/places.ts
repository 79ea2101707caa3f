import { type FunctionComponent } from 'react'
import { type SectionOf } from '#content/section.ts'
import { BirthdayRule } from '#site/sections/BirthdayRule.tsx'
import { FloodZones } from '#site/sections/FloodZones.tsx'
import { MedicareDisclosure } from '#site/sections/MedicareDisclosure.tsx'
import { MedicareParts } from '#site/sections/MedicareParts.tsx'
import { MedicareVideo } from '#site/sections/MedicareVideo.tsx'
import { MedicareYear } from '#site/sections/MedicareYear.tsx'
import { SoaQuestions } from '#site/sections/SoaQuestions.tsx'

type PlaceSection = SectionOf<'place'>
export type Part = PlaceSection['part']

/**
 * Parts that a page places by name and that need no script, from name to component; each draws its own section, usually with
 * `SectionFrame`. Parts that are islands have a line of their own in `Place.astro`, where Astro can hydrate them.
 */
export const places: Partial<Record<Part, FunctionComponent<{ section: PlaceSection }>>> = {
  'medicare-disclosure': MedicareDisclosure,
  'medicare-video': MedicareVideo,
  'medicare-parts': MedicareParts,
  'medicare-year': MedicareYear,
  'birthday-rule': BirthdayRule,
  'soa-questions': SoaQuestions,
  'flood-zones': FloodZones,
}
