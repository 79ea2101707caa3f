import { ArrowRight, LayoutGrid } from 'lucide-react'
import { type CSSProperties } from 'react'
import { type Service } from '#content/service.ts'
import { servicesOverviewWords as words } from '#content/words/services-overview.ts'
import { Icon } from '#ui/Icon.tsx'
import { sceneFile } from '#ui/scene/scene-file.ts'
import { skyOf } from '#ui/scene/sky-of.ts'
import { viewOfService } from '#ui/scene/views.ts'
import { NamedIcon } from './NamedIcon.tsx'
import './service-cards.css'

interface ServicesOverviewProps {
  services: Service[]
  title: string
  intro: string
  /** Heading over the further ones. */
  further: string
}

/** Home's services: six cards topped by their scenes, then the further ones as a ruled list. */
export function ServicesOverview({ services, title, intro, further }: ServicesOverviewProps) {
  const withCard = services
    .flatMap((service) => (service.card ? [{ ...service, card: service.card }] : []))
    .sort((a, b) => a.card.order - b.card.order)
  return (
    <section className="wrap section">
      <div className="section-head">
        <h2>{title}</h2>
        <p>{intro}</p>
      </div>
      <ul className="cards">
        {withCard
          .filter(({ card }) => card.kind === 'main')
          .map(({ slug, name, href, card }) => (
            <li className="card" key={slug}>
              <span className="card-art" style={{ '--bg': skyOf(viewOfService(slug)) } as CSSProperties}>
                <img src={sceneFile('card', viewOfService(slug))} alt="" loading="lazy" width="392" height="132" />
              </span>
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <p>{card.text}</p>
              <ul className="ticks">
                {card.bullets.map((bullet) => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </ul>
              <span className="more" aria-hidden="true">
                {words.learnMore} <Icon of={ArrowRight} />
              </span>
            </li>
          ))}
      </ul>
      <h3 className="others-title">{further}</h3>
      <ul className="others">
        {withCard
          .filter(({ card }) => card.kind === 'further')
          .map(({ slug, name, href, icon, card }) => (
            <li key={slug}>
              <a href={href}>
                <NamedIcon name={icon} />
                <b>{name}</b>
                <span>{card.bullets.join(', ')}</span>
              </a>
            </li>
          ))}
        <li>
          <a href="/services">
            <Icon of={LayoutGrid} />
            <b>{words.all(services.length)}</b>
            <span>{words.allHint}</span>
          </a>
        </li>
      </ul>
    </section>
  )
}
