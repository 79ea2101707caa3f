import { type SectionOf } from '#content/section.ts'
import { QuestionList } from './QuestionList.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** Questions that open one by one; the browser's search finds the closed ones, and several may stand open. */
export function Questions({ section }: { section: SectionOf<'questions'> }) {
  return (
    <SectionFrame section={section} head="beside" actionsBesideHead>
      <QuestionList questions={section.items} />
    </SectionFrame>
  )
}
