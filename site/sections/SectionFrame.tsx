import { type ReactNode } from 'react'
import { type Section } from '#content/section.ts'
import { Actions } from './Actions.tsx'
import { SectionHead } from './SectionHead.tsx'
import './section-frame.css'

interface SectionFrameProps {
  section: Section
  /** `over`: head, then content. `beside`: head at the left, content at the right. `none`: the content brings its own head. */
  head?: 'over' | 'beside' | 'none'
  /** The ground when the content names none. */
  ground?: NonNullable<Section['ground']>
  /** Under the head instead of under the content. */
  actionsBesideHead?: boolean
  tight?: boolean
  className?: string
  children: ReactNode
}

/** What every section shares: its ground and anchor, its head, its buttons. */
export function SectionFrame({
  section,
  head = 'over',
  ground = 'plain',
  tight,
  className,
  ...rest
}: SectionFrameProps) {
  const on = section.ground ?? ground
  const actions = <Actions of={section.actions ?? []} on={on} />
  const underHead = rest.actionsBesideHead && head === 'beside'
  return (
    <section
      id={section.id}
      data-ground={on}
      className={on === 'plain' ? className : [on, className].filter(Boolean).join(' ')}
    >
      <div className={['wrap section', tight && 'tight', head === 'beside' && 'split'].filter(Boolean).join(' ')}>
        {head !== 'none' && <SectionHead section={section}>{underHead && actions}</SectionHead>}
        <div>
          {rest.children}
          {!underHead && actions}
        </div>
      </div>
    </section>
  )
}
