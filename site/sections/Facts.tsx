import './facts.css'

/** Such as "75+ years"; past that the figures are words. */
const longestNumber = 12

/** A strip of figures, or of a few words each, under a page's head. */
export function Facts({ items }: { items: { figure: string; text: string }[] }) {
  return (
    <div className="facts">
      <dl className={items.some(({ figure }) => figure.length > longestNumber) ? 'wrap words' : 'wrap'}>
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
