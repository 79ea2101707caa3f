import { ChevronDown, Phone, X } from 'lucide-react'
import { Fragment } from 'react'
import { agency } from '#content/agency.ts'
import { mainMenu } from '#content/menu.ts'
import { type Service, serviceGroups } from '#content/service.ts'
import { shellWords as words } from '#content/words/shell.ts'
import { Icon } from '#ui/Icon.tsx'
import { NewTab } from '#ui/NewTab.tsx'
import { NamedIcon } from './NamedIcon.tsx'
import { QuoteButton } from './QuoteButton.tsx'
import './slide-out.css'

interface SlideOutProps {
  services: Service[]
  here: string
}

/** The menu of small screens: the header's links without Testimonials, and both buttons under the thumb. */
export function SlideOut({ services, here }: SlideOutProps) {
  const links = mainMenu.filter(({ href }) => href !== '/testimonials')
  const current = (href: string) => (here === href ? ('page' as const) : undefined)
  return (
    <dialog id="slide-out" className="drawer" aria-label={words.menu} closedby="any" data-slide-out>
      <div className="drawer-top">
        <b>{words.menu}</b>
        <button type="button" className="icon-btn" aria-label={words.closeMenu} command="close" commandfor="slide-out">
          <Icon of={X} />
        </button>
      </div>
      <nav className="drawer-body" aria-label={words.menu}>
        {links.map(({ text, href }) => (
          <Fragment key={href}>
            <a href={href} aria-current={current(href)}>
              {text}
            </a>
            {href === '/' && (
              <details open={here.startsWith('/services')}>
                <summary>
                  {words.services} <Icon of={ChevronDown} />
                </summary>
                {Object.entries(serviceGroups).map(([key, { title }]) => (
                  <Fragment key={key}>
                    <p className="drawer-title" id={`slide-out-${key}`}>
                      {title}
                    </p>
                    <ul className="drawer-links" aria-labelledby={`slide-out-${key}`}>
                      {services
                        .filter(({ group }) => group === key)
                        .map(({ name, icon, href: to }) => (
                          <li key={to}>
                            <a href={to} aria-current={current(to)}>
                              <NamedIcon name={icon} />
                              {name}
                            </a>
                          </li>
                        ))}
                    </ul>
                  </Fragment>
                ))}
              </details>
            )}
          </Fragment>
        ))}
      </nav>
      <div className="drawer-foot">
        <a className="btn pay" href={agency.links.payment} target="_blank" rel="noopener">
          {words.payment}
          <NewTab />
        </a>
        <QuoteButton text={words.quote} place="header" />
        <a className="tel" href={agency.phone.href}>
          <Icon of={Phone} /> {agency.phone.display}
        </a>
      </div>
    </dialog>
  )
}
