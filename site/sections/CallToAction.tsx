import { type SectionOf } from '#content/section.ts'
import { Actions } from './Actions.tsx'
import { Unbroken } from './Unbroken.tsx'
import './section-frame.css'

/** The end of a page: a sentence and buttons, the quote one gold. */
export function CallToAction({ section }: { section: SectionOf<'call-to-action'> }) {
  const { id, ground = 'band', title, intro, text, actions = [] } = section
  return (
    <section id={id} data-ground={ground} className={ground === 'plain' ? undefined : ground}>
      <div className="wrap section tight closing">
        <div>
          <h2>{title}</h2>
          {[intro, text].map(
            (sentence) =>
              sentence && (
                <p key={sentence}>
                  <Unbroken text={sentence} />
                </p>
              ),
          )}
        </div>
        <Actions of={actions} on={ground} gold />
      </div>
    </section>
  )
}
