import { floodZones } from '#content/flood-zones.ts'
import { type SectionOf } from '#content/section.ts'
import { floodZoneWords as words } from '#content/words/flood-zones.ts'
import { SectionFrame } from './SectionFrame.tsx'
import './flood-zones.css'

const depth = { High: 'hi', Moderate: 'mid', Low: 'lo' } as const

/** FEMA's letters by risk, the deeper the blue the higher. */
export function FloodZones({ section }: { section: SectionOf<'place'> }) {
  return (
    <SectionFrame section={section}>
      <ul className="zones">
        {floodZones.map(({ risk, letters, chance, means }) => (
          <li key={risk} className={`z ${depth[risk]}`}>
            <h3>{words.risk(risk)}</h3>
            <p className="z-letters">{letters.join(', ')}</p>
            {chance && <p className="z-chance">{words.chance(chance)}</p>}
            <p>{means}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
