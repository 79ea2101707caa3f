import './facts.css'

/** A strip of figures under a page's head. */
export function Facts({ items }: { items: { figure: string; text: string }[] }) {
  return (
    <div className="facts">
      <dl className="wrap">
        {items.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
