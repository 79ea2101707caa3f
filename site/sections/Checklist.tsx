import { type SectionOf } from '#content/section.ts'
import { SectionFrame } from './SectionFrame.tsx'
import './checklist.css'

/** What to bring or to have at hand, with boxes to tick on paper. */
export function Checklist({ section }: { section: SectionOf<'checklist'> }) {
  return (
    <SectionFrame section={section}>
      <ul className="checks">
        {section.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </SectionFrame>
  )
}
