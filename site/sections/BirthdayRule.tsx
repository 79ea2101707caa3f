import { medicareDates } from '#content/medicare-dates.ts'
import { type SectionOf } from '#content/section.ts'
import { medicareWords as words } from '#content/words/medicare.ts'
import { Actions } from './Actions.tsx'
import './birthday-rule.css'
import './section-frame.css'

const STEP = 24

/** The Birthday Rule as a number, what it allows, and its days as nine weeks of seven dots. */
export function BirthdayRule({ section }: { section: SectionOf<'place'> }) {
  const { id, title, intro, actions = [] } = section
  const { days, inEffectSince, counted, rules, dots } = medicareDates.birthdayRule
  return (
    <section id={id} className="dark" data-ground="dark">
      <div className="wrap section bday">
        <p className="bday-num">
          {days}
          <small> {counted}</small>
        </p>
        <div>
          <h2>{title}</h2>
          <p className="bday-text">
            {intro} {words.inEffectSince} <span className="nowrap">{inEffectSince}</span>.
          </p>
          <ul className="notes">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <Actions of={actions} on="dark" />
        </div>
        <div>
          <Dots days={days} label={dots.picture} />
          <p className="dots-key">{dots.key}</p>
        </div>
      </div>
    </section>
  )
}

function Dots({ days, label }: { days: number; label: string }) {
  return (
    <svg className="dots" viewBox="0 0 216 168" role="img" aria-label={label}>
      {Array.from({ length: days }, (_, day) => (
        <circle
          key={day}
          cx={STEP / 2 + Math.floor(day / 7) * STEP}
          cy={STEP / 2 + (day % 7) * STEP}
          r={day === 0 ? 10 : 7}
          fill={day === 0 ? '#f2b441' : '#5d8794'}
        />
      ))}
    </svg>
  )
}
