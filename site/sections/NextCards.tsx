interface NextCardsProps {
  title: string
  items: { title: string; text: string }[]
}

/** Beside a receipt: what the office does now. */
export function NextCards({ title, items }: NextCardsProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="trio single">
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
