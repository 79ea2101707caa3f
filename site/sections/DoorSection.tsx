import { type Action } from '#content/action.ts'
import { Door } from './Door.tsx'
import './doors.css'

interface DoorSectionProps {
  title: string
  intro?: string
  doors: readonly { action: Action; icon: string; text: string }[]
}

/** Ways out of a page as doors, under a heading at the left. */
export function DoorSection({ title, intro, doors }: DoorSectionProps) {
  return (
    <section data-ground="plain">
      <div className="wrap section split">
        <div>
          <h2>{title}</h2>
          {intro && <p className="soft mt-3">{intro}</p>}
        </div>
        <Doors doors={doors} />
      </div>
    </section>
  )
}

export function Doors({ doors }: Pick<DoorSectionProps, 'doors'>) {
  return (
    <ul className="doors">
      {doors.map((door) => (
        <li key={`${door.action.kind} ${door.action.text ?? ''}`}>
          <Door {...door} />
        </li>
      ))}
    </ul>
  )
}
