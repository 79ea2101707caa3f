import { medicareParts } from '#content/medicare-parts.ts'
import { type SectionOf } from '#content/section.ts'
import { medicareWords as words } from '#content/words/medicare.ts'
import { SectionFrame } from './SectionFrame.tsx'
import './medicare-parts.css'

/** Parts A to D side by side, each under its letter. */
export function MedicareParts({ section }: { section: SectionOf<'place'> }) {
  return (
    <SectionFrame section={section}>
      <ul className="parts">
        {medicareParts.map(({ letter, name, text }) => (
          <li key={letter}>
            <h3>
              <b>
                <span className="sr-only">{words.part} </span>
                {letter}
              </b>{' '}
              {name}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
