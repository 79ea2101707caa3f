import { type SectionOf } from '#content/section.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { SourceLine } from './SourceLine.tsx'
import './statement.css'

/** A heading at the left, what it stands for at the right, and perhaps three short points under it. */
export function Statement({ section }: { section: SectionOf<'statement'> }) {
  return (
    <SectionFrame section={section} head="beside">
      <div className="statement">
        {section.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {section.points && (
        <ul className="trio points">
          {section.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      {section.source && <SourceLine of={section.source} />}
    </SectionFrame>
  )
}
