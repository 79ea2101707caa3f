import { type SectionOf } from '#content/section.ts'
import { SectionFrame } from './SectionFrame.tsx'
import './next-steps.css'

/** Numbered steps in the order in which they happen. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  return (
    <SectionFrame section={section} head="beside" actionsBesideHead>
      <ol className="steps-next">
        {section.items.map(({ title, text }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
