interface RebrandStoryProps {
  eyebrow: string
  title: string
  text: string
  points: { title: string; text: string }[]
  link: string
}

/** Home's short telling of the new name; About tells it in full. */
export function RebrandStory({ eyebrow, title, text, points, link }: RebrandStoryProps) {
  return (
    <section className="wrap section split">
      <div>
        <p className="eyebrow soft">{eyebrow}</p>
        <h2>{title}</h2>
      </div>
      <div>
        <p className="text-md">{text}</p>
        <ul className="trio mt-8 gap-6">
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
        <div className="btns">
          <a className="btn line" href="/about">
            {link}
          </a>
        </div>
      </div>
    </section>
  )
}
