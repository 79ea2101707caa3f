import './next-steps.css'

/** What happens after this, in time order. */
export function NextSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="steps-next">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <b>{title}</b>
            <span className="soft">{text}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
