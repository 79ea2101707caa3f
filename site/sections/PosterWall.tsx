import { Phone } from 'lucide-react'
import { type CSSProperties } from 'react'
import { agency } from '#content/agency.ts'
import { type Service, serviceGroups } from '#content/service.ts'
import { Icon } from '#ui/Icon.tsx'
import { sceneFile } from '#ui/scene/scene-file.ts'
import { skyOf } from '#ui/scene/sky-of.ts'
import { viewOfService } from '#ui/scene/views.ts'
import './posters.css'

interface PosterWallProps {
  services: Service[]
  /** Fills the row of the shortest group. */
  ask: { title: string; text: string }
}

/** The services as posters of their places, in the groups of the menu. */
export function PosterWall({ services, ask }: PosterWallProps) {
  const walls = Object.entries(serviceGroups).map(([key, group]) => ({
    ...group,
    posters: services.filter((service) => service.group === key),
  }))
  const shortest = Math.min(...walls.map(({ posters }) => posters.length))
  const asking = walls.find(({ posters }) => posters.length === shortest)
  return (
    <section className="wrap walls">
      {walls.map((wall) => (
        <div className="wall" key={wall.title}>
          <div>
            <h2>{wall.title}</h2>
            <p>{wall.blurb}</p>
          </div>
          <ul className="posters">
            {wall.posters.map(({ slug, name, href, line }) => (
              <li key={slug}>
                <a className="poster" href={href}>
                  <span className="poster-art" style={{ '--bg': skyOf(viewOfService(slug)) } as CSSProperties}>
                    <h3>{name}</h3>
                    <img
                      src={sceneFile('poster', viewOfService(slug))}
                      alt=""
                      loading="lazy"
                      width="180"
                      height="225"
                    />
                  </span>
                  <span>{line}</span>
                </a>
              </li>
            ))}
            {wall === asking && (
              <li className="ask">
                <h3>{ask.title}</h3>
                <p>{ask.text}</p>
                <a className="link" href={agency.phone.href}>
                  <Icon of={Phone} /> {agency.phone.display}
                </a>
              </li>
            )}
          </ul>
        </div>
      ))}
    </section>
  )
}
