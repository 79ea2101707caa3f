import { CircleAlert, CircleCheck, Info, Phone, TriangleAlert } from 'lucide-react'
import { agency } from '#content/agency.ts'
import { Icon } from '#ui/Icon.tsx'
import { Mark } from '#ui/Mark.tsx'
import { NewTab } from '#ui/NewTab.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { Portrait } from '#ui/Portrait.tsx'
import { Scene } from '#ui/Scene.tsx'
import { Stars } from '#ui/Stars.tsx'
import { type Example } from './example.ts'
import { formExamples } from './form-examples.tsx'

/** One of each part of `ui`, in the states it can have. */
export const examples: Example[] = [
  { parts: ['Mark', 'Portrait'], Example: Pictures },
  { parts: ['Icon', 'NewTab'], Example: Buttons },
  { parts: ['Notice', 'PhoneLink'], Example: Notices },
  { parts: ['Stars'], Example: Ratings },
  { parts: ['Scene'], Example: () => <Scene view="home" id="example" className="" /> },
  ...formExamples,
]

function Pictures() {
  return (
    <div style={{ display: 'flex', gap: 16, height: 112 }}>
      <Mark className="" />
      <Portrait initials="SS" className="" />
    </div>
  )
}

const looks = ['quote', 'quote quiet', 'pay', 'primary', 'line', 'plain'] as const

function Buttons() {
  return (
    <>
      <div className="btns">
        {looks.map((look) => (
          <button key={look} type="button" className={`btn ${look}`}>
            <Icon of={Phone} /> {look}
          </button>
        ))}
        <button type="button" className="btn primary" disabled>
          disabled
        </button>
      </div>
      <div className="btns" style={{ background: '#1b4468', padding: 16 }}>
        <a className="btn lg snow" href="/parts">
          snow <NewTab />
        </a>
        <a className="btn lg ghost" href="/parts">
          ghost
        </a>
      </div>
    </>
  )
}

const tones = { warn: TriangleAlert, info: Info, bad: CircleAlert, good: CircleCheck } as const

function Notices() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['warn', 'info', 'bad', 'good'] as const).map((tone) => (
        <Notice key={tone} tone={tone} icon={<Icon of={tones[tone]} />} title={`A notice that is “${tone}”`} level={3}>
          <p>
            One sentence that says what to do, and a second one that says whom to call:{' '}
            <PhoneLink phone={agency.phone} />.
          </p>
        </Notice>
      ))}
    </div>
  )
}

function Ratings() {
  return (
    <p>
      {[1, 2, 3, 4, 5].map((rating) => (
        <span key={rating} style={{ marginRight: 24 }}>
          <Stars rating={rating} />
        </span>
      ))}
    </p>
  )
}
