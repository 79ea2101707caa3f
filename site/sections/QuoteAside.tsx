import { MapPin, Phone } from 'lucide-react'
import { type Action } from '#content/action.ts'
import { agency } from '#content/agency.ts'
import { Icon } from '#ui/Icon.tsx'
import { ActionLink } from './ActionLink.tsx'
import { Doors } from './DoorSection.tsx'
import { Hours } from './Hours.tsx'
import { NamedIcon } from './NamedIcon.tsx'
import { PostalLines } from './PostalLines.tsx'
import './contact.css'
import './tiles.css'

interface QuoteAsideProps {
  benefits: { title: string; items: { title: string; icon: string; text: string }[] }
  office: { title: string; hours: string }
  coverage: { title: string; doors: { action: Action; icon: string; text: string }[]; all: Action }
}

/** Beside the quote tool: what to expect, how to reach the office, and what to read first. */
export function QuoteAside({ benefits, office, coverage }: QuoteAsideProps) {
  const { phone, hours } = agency
  return (
    <div className="quote-side">
      <div>
        <h2>{benefits.title}</h2>
        <ul className="tiles">
          {benefits.items.map(({ title, icon, text }) => (
            <li key={title}>
              <NamedIcon name={icon} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="panel">
        <h2>{office.title}</h2>
        <ul className="contact-lines">
          <li>
            <Icon of={Phone} />
            <a href={phone.href}>{phone.display}</a>
          </li>
          <li>
            <Icon of={MapPin} />
            <span>
              <PostalLines inFull />
            </span>
          </li>
        </ul>
        <Hours title={office.hours} lines={hours.quote} />
      </div>
      <div>
        <h2>{coverage.title}</h2>
        <Doors doors={coverage.doors} />
        <ActionLink action={coverage.all} />
      </div>
    </div>
  )
}
