import { type SectionOf } from '#content/section.ts'
import { serviceSectionWords as words } from '#content/words/service-sections.ts'
import { NamedIcon } from './NamedIcon.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import './covers.css'

/** Coverage as columns under a heavy rule; headings, texts and list entries stand in line across. */
export function Covers({ section }: { section: SectionOf<'covers'> }) {
  return (
    <SectionFrame section={section}>
      <div className={section.items.length % 3 === 0 ? 'cover' : 'cover two'}>
        {section.items.map(({ title, icon, text, covers, limits, note }) => (
          <article key={title}>
            <h3>
              <NamedIcon name={icon} />
              {title}
            </h3>
            <p>{text}</p>
            <div>
              <ul>
                {covers.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              {limits && (
                <p className="cover-limits">
                  <span>{words.limits}</span> {limits}
                </p>
              )}
              {note && <p className="cover-note">{note}</p>}
            </div>
          </article>
        ))}
      </div>
    </SectionFrame>
  )
}
