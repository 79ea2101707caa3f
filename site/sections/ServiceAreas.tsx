import { WyomingMap } from './WyomingMap.tsx'
import './contact.css'

interface ServiceAreasProps {
  title: string
  intro: string
  /** What the drawing shows, in words. */
  map: string
  lists: { title: string; items: string[] }[]
}

export function ServiceAreas({ title, intro, map, lists }: ServiceAreasProps) {
  return (
    <section className="band">
      <div className="wrap section">
        <div className="section-head">
          <h2>{title}</h2>
          <p>{intro}</p>
        </div>
        <div className="areas">
          <WyomingMap label={map} />
          {lists.map((list) => (
            <div key={list.title}>
              <h3>{list.title}</h3>
              <ul>
                {list.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
