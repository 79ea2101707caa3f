import { type SectionOf } from '#content/section.ts'
import { SectionFrame } from './SectionFrame.tsx'
import './list-section.css'

/** Reasons, guidance, the parts of a whole. */
export function ListSection({ section }: { section: SectionOf<'list'> }) {
  const { look, items } = section
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
