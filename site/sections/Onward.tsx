import { type Action } from '#content/action.ts'
import { ActionLink } from './ActionLink.tsx'

interface OnwardProps {
  title: string
  text?: string
  /** The first is a button, the rest are as `look` says. */
  actions: Action[]
  look?: 'line' | 'plain'
  band?: boolean
}

/** The end of a page that has no more to ask: where to go from here. */
export function Onward({ title, text, actions, look = 'line', band = false }: OnwardProps) {
  return (
    <section className={band ? 'band no-print' : 'no-print'}>
      <div className="wrap section tight closing">
        <div>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <div className="btns">
          {actions.map((action, index) => (
            <ActionLink key={index} action={action} look={index === 0 ? 'line' : look} />
          ))}
        </div>
      </div>
    </section>
  )
}
