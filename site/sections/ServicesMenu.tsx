import { ArrowRight, ChevronDown, Phone } from 'lucide-react'
import { agency } from '#content/agency.ts'
import { notSure } from '#content/menu.ts'
import { type Service, serviceGroups } from '#content/service.ts'
import { shellWords as words } from '#content/words/shell.ts'
import { Icon } from '#ui/Icon.tsx'
import { NamedIcon } from './NamedIcon.tsx'
import './services-menu.css'

interface ServicesMenuProps {
  services: Service[]
  /** The page's own path, to mark its entry. */
  here: string
}

/** Insurance Services in the header: a disclosure that opens by click, tap and keyboard; `site/shell.ts` adds the hover. */
export function ServicesMenu({ services, here }: ServicesMenuProps) {
  const groups = Object.entries(serviceGroups).map(([key, { title }]) => ({
    key,
    title,
    links: services.filter(({ group }) => group === key),
  }))
  const shortest = Math.min(...groups.map(({ links }) => links.length))
  return (
    <details className="services-menu" data-services-menu>
      <summary aria-current={here.startsWith('/services') ? 'true' : undefined}>
        {words.services} <Icon of={ChevronDown} />
      </summary>
      <div className="mega">
        {groups.map(({ key, title, links }) => (
          <div className="mega-group" key={key}>
            <p className="mega-title" id={`menu-${key}`}>
              {title}
            </p>
            <ul aria-labelledby={`menu-${key}`}>
              {links.map(({ href, name, icon, line }) => (
                <li key={href}>
                  <a className="mega-link" href={href} aria-current={here === href ? 'page' : undefined}>
                    <NamedIcon name={icon} />
                    <span>
                      <b>{name}</b>
                      {line}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
            {links.length === shortest && (
              <a className="mega-all link" href="/services">
                {words.seeAll(services.length)} <Icon of={ArrowRight} />
              </a>
            )}
          </div>
        ))}
        <div className="mega-help">
          <p className="mega-ask">{notSure.title}</p>
          <p>{notSure.text}</p>
          <a className="tel" href={agency.phone.href}>
            <Icon of={Phone} /> {agency.phone.display}
          </a>
          {agency.hours.office.map(({ days, hours }) => (
            <p className="fine" key={days}>
              {days}
              <br />
              {hours}
            </p>
          ))}
        </div>
      </div>
    </details>
  )
}
