import { NamedIcon } from './NamedIcon.tsx'
import './coming-soon.css'

interface ComingSoonProps {
  title: string
  intro: string
  badge: string
  tools: { title: string; text: string; icon: string }[]
}

/** Tools that are announced and do nothing: no control, nothing to press. */
export function ComingSoon({ title, intro, badge, tools }: ComingSoonProps) {
  return (
    <section className="dark">
      <div className="wrap section">
        <div className="section-head">
          <h2>{title}</h2>
          <p>{intro}</p>
        </div>
        <ul className="soon">
          {tools.map((tool) => (
            <li key={tool.title}>
              <NamedIcon name={tool.icon} />
              <h3>{tool.title}</h3>
              <p>{tool.text}</p>
              <p className="soon-badge">{badge}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
