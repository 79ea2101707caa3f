import { Menu } from 'lucide-react'
import { Fragment } from 'react'
import { agency } from '#content/agency.ts'
import { mainMenu } from '#content/menu.ts'
import { type Service } from '#content/service.ts'
import { shellWords as words } from '#content/words/shell.ts'
import { Icon } from '#ui/Icon.tsx'
import { NewTab } from '#ui/NewTab.tsx'
import { Brand } from './Brand.tsx'
import { QuoteButton } from './QuoteButton.tsx'
import { ServicesMenu } from './ServicesMenu.tsx'
import './header.css'

interface HeaderProps {
  services: Service[]
  here: string
  quietQuote: boolean
}

export function Header({ services, here, quietQuote }: HeaderProps) {
  return (
    <header className="site">
      <div className="bar">
        <Brand />
        <nav className="main" aria-label={words.main}>
          {mainMenu.map(({ text, href }) => (
            <Fragment key={href}>
              <a href={href} aria-current={here === href ? 'page' : undefined}>
                {text}
              </a>
              {href === '/' && <ServicesMenu services={services} here={here} />}
            </Fragment>
          ))}
        </nav>
        <div className="acts">
          <a className="btn pay" href={agency.links.payment} target="_blank" rel="noopener">
            {words.payment}
            <NewTab />
          </a>
          <QuoteButton text={words.quote} place="header" quiet={quietQuote} />
        </div>
        <button
          type="button"
          className="icon-btn burger"
          aria-label={words.openMenu}
          command="show-modal"
          commandfor="slide-out"
        >
          <Icon of={Menu} />
        </button>
      </div>
    </header>
  )
}
