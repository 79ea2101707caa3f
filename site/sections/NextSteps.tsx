import './next-steps.css'

/** Numbered steps in the order in which they happen. */
export function NextSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="steps-next">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
