import { agency } from '#content/agency.ts'
import { quoteToolWords as words } from '#content/words/quote-tool.ts'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { type Question, QuestionList } from './QuestionList.tsx'
import { QuoteButton } from './QuoteButton.tsx'
import { QuoteDialog } from './QuoteDialog.tsx'

interface InlineQuoteProps {
  title: string
  text: string
  button: string
  questions: Question[]
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
            {words.orCall} <PhoneLink phone={agency.phone} />, {days}, {hours}.
          </p>
        ))}
      </div>
      <QuestionList questions={questions} />
      <QuoteDialog place="inline" autoOpen />
    </section>
  )
}
