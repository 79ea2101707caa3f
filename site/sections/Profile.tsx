import { agency } from '#content/agency.ts'
import { type SectionOf } from '#content/section.ts'
import { Portrait } from '#ui/Portrait.tsx'
import { Door } from './Door.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import './doors.css'
import './profile.css'

/** A person of the office: who they are, what they do, and the doors to them. */
export function Profile({ section }: { section: SectionOf<'profile'> }) {
  const { title, intro, person, text, lists = [], doors = [] } = section
  const { name, role, initials } = agency.staff[person]
  return (
    <SectionFrame section={section} head="none">
      <div className="split">
        <div>
          <div className="person">
            <Portrait initials={initials} />
            <div>
              <p className="soft">{title === name ? role : `${name}, ${role}`}</p>
              <h2>{title}</h2>
            </div>
          </div>
          <div className="person-text">
            {intro && <p>{intro}</p>}
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="person-side">
          {lists.map((list) => (
            <div key={list.title}>
              <h3>{list.title}</h3>
              <ul className={list.items.length > 1 ? 'ticks columns' : 'ticks'}>
                {list.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
          {doors.length > 0 && (
            <ul className="doors">
              {doors.map((door) => (
                <li key={`${door.action.kind} ${door.action.text ?? ''}`}>
                  <Door {...door} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </SectionFrame>
  )
}
