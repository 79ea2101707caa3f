import { type SectionOf } from '#content/section.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { SourceLine } from './SourceLine.tsx'
import './figures.css'

/** Numbers that matter, each with what it counts and, where the number is not our own, who counted it and when. */
export function Figures({ section }: { section: SectionOf<'figures'> }) {
  return (
    <SectionFrame section={section}>
      <dl className={section.items.length === 3 ? 'stats three' : 'stats'}>
        {section.items.map(({ figure, text, source }) => (
          <div key={figure + text}>
            <dt>{figure}</dt>
            <dd>
              {text}
              {source && <SourceLine of={source} />}
            </dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  )
}
