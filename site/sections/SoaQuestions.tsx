import { X } from 'lucide-react'
import { type CSSProperties } from 'react'
import { type SectionOf } from '#content/section.ts'
import { soaQuestions } from '#content/soa-questions.ts'
import { medicareWords } from '#content/words/medicare.ts'
import { Icon } from '#ui/Icon.tsx'
import { NewTab } from '#ui/NewTab.tsx'
import './soa-questions.css'

const words = medicareWords.questions

/** The questions about the Scope of Appointment form, in a dialog that buttons of the page open by the part's name. */
export function SoaQuestions({ section: { part, title } }: { section: SectionOf<'place'> }) {
  const heading = `${part}-title`
  return (
    <dialog id={part} aria-labelledby={heading} closedby="any" style={{ '--w': '44rem' } as CSSProperties}>
      <div className="dlg-top">
        <div>
          <h2 id={heading}>{title}</h2>
          <p className="soft">{words.intro}</p>
        </div>
        <button type="button" className="icon-btn" aria-label={words.closeLabel} command="close" commandfor={part}>
          <Icon of={X} />
        </button>
      </div>
      <div className="dlg-body">
        <dl className="soa-questions">
          {soaQuestions().map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <p className="soa-form-link">
          <a className="link" href="/soa-form" target="_blank" rel="noopener">
            {words.form}
            <NewTab />
          </a>
        </p>
      </div>
      <div className="dlg-foot">
        <button type="button" className="btn line" command="close" commandfor={part}>
          {words.close}
        </button>
      </div>
    </dialog>
  )
}
