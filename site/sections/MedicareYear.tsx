import { type CSSProperties } from 'react'
import { type EnrollmentWindow, medicareDates } from '#content/medicare-dates.ts'
import { type SectionOf } from '#content/section.ts'
import { medicareWords as words } from '#content/words/medicare.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { Unbroken } from './Unbroken.tsx'
import './year.css'

/** The enrollment periods: fixed dates as bars on a year, those that move with a person apart from them. */
export function MedicareYear({ section }: { section: SectionOf<'place'> }) {
  const { yearly, initial, birthdayRule, medigap, special } = medicareDates
  return (
    <SectionFrame section={section}>
      <div className="year">
        <div className="months" aria-hidden="true">
          {words.months.map((month) => (
            <span key={month}>
              {month[0]}
              <span className="rest">{month.slice(1)}</span>
            </span>
          ))}
        </div>
        {yearly.map((window) => (
          <Lane key={window.title} window={window} />
        ))}
      </div>
      <div className="own">
        <div>
          <h3>{initial.title}</h3>
          <p>{initial.text}</p>
          <div className="cells" role="img" aria-label={initial.picture}>
            {initial.months.map((month, index) => (
              <span key={index} className={index === 3 ? 'mid' : undefined}>
                {month}
              </span>
            ))}
          </div>
        </div>
        <div>
          <h3>{birthdayRule.title}</h3>
          <p>{birthdayRule.text}</p>
          <div className="daybar" role="img" aria-label={birthdayRule.bar.picture}>
            <span>
              {birthdayRule.bar.from}
              <i>{birthdayRule.bar.to}</i>
            </span>
            <span>{birthdayRule.bar.then}</span>
          </div>
        </div>
        {[medigap, special].map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </SectionFrame>
  )
}

function Lane({ window: { title, text, from, to, main } }: { window: EnrollmentWindow }) {
  const first = dayOfYear(from)
  const days = dayOfYear(to) - first + 1
  return (
    <div className="lane">
      <p>
        <b>{title}</b> <Unbroken text={text} />
      </p>
      <div className="track">
        <div className={main ? 'span gold' : 'span'} style={{ '--from': first, '--days': days } as CSSProperties} />
      </div>
    </div>
  )
}

/** Days since January 1 of a common year, for a day as `MM-DD`. */
function dayOfYear(day: string): number {
  return (Date.parse(`2027-${day}T00:00Z`) - Date.parse('2027-01-01T00:00Z')) / 86_400_000
}
