import { ChevronDown } from 'lucide-react'
import { type SectionOf } from '#content/section.ts'
import { Icon } from '#ui/Icon.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import './questions.css'

/** Questions that open one by one; the browser's search finds the closed ones, and several may stand open. */
export function Questions({ section }: { section: SectionOf<'questions'> }) {
  return (
    <SectionFrame section={section} head="beside" actionsBesideHead>
      <div className="qa">
        {section.items.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question} <Icon of={ChevronDown} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </SectionFrame>
  )
}
