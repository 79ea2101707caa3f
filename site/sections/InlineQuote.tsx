import { ChevronDown } from 'lucide-react'
import { agency } from '#content/agency.ts'
import { Icon } from '#ui/Icon.tsx'
import { QuoteButton } from './QuoteButton.tsx'
import { QuoteDialog } from './QuoteDialog.tsx'
import './questions.css'

interface InlineQuoteProps {
  title: string
  text: string
  button: string
  questions: { question: string; answer: string }[]
}

/** The quote section that `#quote` leads to, with a dialog of its own and the questions people ask before they start. */
export function InlineQuote({ title, text, button, questions }: InlineQuoteProps) {
  return (
    <section className="wrap section split" id="quote" tabIndex={-1}>
      <div>
        <h2>{title}</h2>
        <p className="soft mt-3 text-md">{text}</p>
        <div className="btns">
          <QuoteButton text={button} place="inline" large arrow />
        </div>
        {agency.hours.office.map(({ days, hours }) => (
          <p className="fine mt-6" key={days}>
            Or call{' '}
            <a className="link nowrap" href={agency.phone.href}>
              {agency.phone.display}
            </a>
            , {days}, {hours}.
          </p>
        ))}
      </div>
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
      <QuoteDialog place="inline" autoOpen />
    </section>
  )
}
