import { type SectionOf } from '#content/section.ts'
import { NamedIcon } from './NamedIcon.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import './tiles.css'

/** Small tiles: an icon, a name, perhaps a line. */
export function Tiles({ section }: { section: SectionOf<'tiles'> }) {
  const { items } = section
  return (
    <SectionFrame section={section} head="beside" className="tiled" actionsBesideHead>
      <ul className={items.length % 3 === 0 ? 'tiles' : 'tiles two'}>
        {items.map(({ title, icon, text }) => (
          <li key={title}>
            <NamedIcon name={icon} />
            <div>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
