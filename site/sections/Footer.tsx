import { Mail, MapPin } from 'lucide-react'
import { agency } from '#content/agency.ts'
import { footerServices, legalLinks, quickLinks } from '#content/menu.ts'
import { type Service } from '#content/service.ts'
import { shellWords } from '#content/words/shell.ts'
import { Icon } from '#ui/Icon.tsx'
import { PostalLines } from './PostalLines.tsx'
import './footer.css'

const words = shellWords.footer

export function Footer({ services }: { services: Service[] }) {
  const { hours } = agency
  const social = Object.entries(agency.social).filter(([, href]) => href !== '')
  return (
    <footer className="site">
      <div className="wrap foot">
        <div className="f-brand">
          <b>{agency.name}</b>
          <p>{words.about}</p>
          <p className="years">
            <strong>{words.years}</strong> <span>{words.ofExperience}</span>
          </p>
        </div>
        <nav aria-labelledby="footer-quick">
          <h2 id="footer-quick">{words.quickLinks}</h2>
          <ul>
            {quickLinks.map(({ text, href }) => (
              <li key={text}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-types">
          <h2 id="footer-types">{words.types}</h2>
          <ul className="two-up">
            {footerServices
              .map((slug) => services.find((service) => service.slug === slug))
              .filter((service) => service !== undefined)
              .map(({ href, name }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
          </ul>
        </nav>
        <div>
          <h2>{words.talk}</h2>
          <ul>
            <li>
              <a className="tel" href={agency.phone.href}>
                {agency.phone.display}
              </a>
            </li>
            <li>
              <a href={`mailto:${agency.email}`}>
                <Icon of={Mail} /> {agency.email}
              </a>
            </li>
          </ul>
          <address>
            <Icon of={MapPin} />
            <span>
              <PostalLines />
            </span>
          </address>
          {hours.office.map(({ days, hours: open }) => (
            <p className="f-hours" key={days}>
              {days}, <span className="nowrap">{open}</span>
            </p>
          ))}
          {social.length > 0 && (
            <ul className="social">
              {social.map(([name, href]) => (
                <li key={name}>
                  <a href={href} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="wrap legal">
        <span>{words.rights}</span>
        <ul>
          {legalLinks.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
