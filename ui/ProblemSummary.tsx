import { CircleAlert } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { focusField } from './focus-field.ts'
import { Icon } from './Icon.tsx'
import { words } from './words.ts'
import './problem-summary.css'

export interface Problem {
  /** The id of the field, or of the group of its radio buttons. */
  field: string
  message: string
  /** It was wrong when the form was last sent, and is not any more. */
  fixed: boolean
}

interface ProblemSummaryProps {
  title: string
  text?: string | undefined
  problems: Problem[]
  /** Called before the field is focused, where it has to be brought on screen first. */
  onFollow?: ((field: string) => void) | undefined
  takesFocus: boolean
}

/** What has to be looked at again, on top of the form, with links to the fields. */
export function ProblemSummary({ title, text, problems, onFollow, takesFocus }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  const follow = (event: MouseEvent, field: string) => {
    event.preventDefault()
    onFollow?.(field)
    focusField(field)
  }
  return (
    <div className="problems" tabIndex={-1} ref={box} role="group" aria-labelledby="problems-title">
      <h3 id="problems-title">
        <Icon of={CircleAlert} />
        <span>{title}</span>
      </h3>
      {text && <p>{text}</p>}
      <ul>
        {problems.map(({ field, message, fixed }) => (
          <li key={field} className={fixed ? 'is-fixed' : undefined}>
            <a href={`#${field}`} onClick={(event) => follow(event, field)}>
              <span>{message}</span>
              {fixed && <span className="sr-only">{` ${words.fixed}`}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
