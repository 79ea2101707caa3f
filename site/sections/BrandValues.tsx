import './brand-values.css'

interface BrandValuesProps {
  title: string
  intro: string
  items: { title: string; text: string }[]
}

/** What the agency holds to, said large. */
export function BrandValues({ title, intro, items }: BrandValuesProps) {
  return (
    <section className="band">
      <div className="wrap section split">
        <div>
          <h2>{title}</h2>
          <p className="soft mt-3">{intro}</p>
        </div>
        <ol className="values">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
