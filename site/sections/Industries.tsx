import { type SectionOf } from '#content/section.ts'
import { SectionFrame } from './SectionFrame.tsx'
import './industries.css'

/** A plain ruled list on the dark band, in groups; the browser's search finds a trade. */
export function Industries({ section }: { section: SectionOf<'industries'> }) {
  return (
    <SectionFrame section={section} ground="dark">
      <div className="trades">
        {section.groups.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionFrame>
  )
}
