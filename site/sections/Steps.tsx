import { type SectionOf } from '#content/section.ts'
import { NextSteps } from './NextSteps.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** A page's steps, its title and buttons beside them. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  return (
    <SectionFrame section={section} head="beside" actionsBesideHead>
      <NextSteps steps={section.items} />
    </SectionFrame>
  )
}
