import { ChevronDown } from 'lucide-react'
import { Icon } from '#ui/Icon.tsx'
import './questions.css'

export interface Question {
  question: string
  answer: string
}

/** Questions that open one by one, and all of them for the browser's search. */
export function QuestionList({ questions }: { questions: Question[] }) {
  return (
    <div className="qa">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question} <Icon of={ChevronDown} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
