import { type Question, QuestionList } from './QuestionList.tsx'

interface LossAdviceProps {
  loss: { title: string; items: string[] }
  questions: { title: string; items: Question[] }
}

/** What to do after a loss, beside what people ask before they write. */
export function LossAdvice({ loss, questions }: LossAdviceProps) {
  return (
    <section className="wrap section split">
      <div>
        <h2>{loss.title}</h2>
        <ul className="ticks mt-5">
          {loss.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="mb-5">{questions.title}</h2>
        <QuestionList questions={questions.items} />
      </div>
    </section>
  )
}
