import { type SectionOf } from '#content/section.ts'
import { Notice } from '#ui/Notice.tsx'
import { Actions } from './Actions.tsx'
import { NamedIcon } from './NamedIcon.tsx'
import './section-frame.css'

/** A notice across the page: gold warns, blue informs, red is wrong, moss is done. */
export function NoticeSection({ section }: { section: SectionOf<'notice'> }) {
  const { id, ground = 'plain', tone, icon, title, text, actions = [] } = section
  return (
    <section id={id} data-ground={ground} className={ground === 'plain' ? undefined : ground}>
      <div className="wrap section tight">
        <Notice tone={tone} icon={<NamedIcon name={icon} />} title={title}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Actions of={actions} on="plain" />
        </Notice>
      </div>
    </section>
  )
}
