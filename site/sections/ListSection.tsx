import { type SectionOf } from '#content/section.ts'
import { SectionFrame } from './SectionFrame.tsx'
import './list-section.css'

/** Reasons, guidance, the parts of a whole. */
export function ListSection({ section }: { section: SectionOf<'list'> }) {
  const { look, items } = section
  if (look === 'ticks') {
    return (
      <SectionFrame section={section} head="beside" actionsBesideHead>
        <ul className="ticks list-ticks">
          {items.map(({ title, text }) => (
            <li key={title}>
              {text ? <h3>{title}</h3> : title}
              {text && <p className="soft">{text}</p>}
            </li>
          ))}
        </ul>
      </SectionFrame>
    )
  }
  return (
    <SectionFrame section={section}>
      <ul className={look === 'trio' ? `trio${items.length % 3 === 0 ? '' : ' even'}` : 'ruled'}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
