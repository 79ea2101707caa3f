import { Mail, MapPin, Phone, Printer } from 'lucide-react'
import { agency } from '#content/agency.ts'
import { officeCardWords as words } from '#content/words/office-card.ts'
import { Icon } from '#ui/Icon.tsx'
import { Hours } from './Hours.tsx'
import { PostalLines } from './PostalLines.tsx'
import './contact.css'

interface OfficeCardProps {
  title: string
  hours: string
}

/** Address, phone, fax, mailbox and the hours that the contact page gives. */
export function OfficeCard({ title, hours }: OfficeCardProps) {
  return (
    <div className="panel">
      <h2>{title}</h2>
      <ul className="contact-lines">
        <li>
          <Icon of={MapPin} />
          <address className="not-italic">
            <PostalLines />
          </address>
        </li>
        <li>
          <Icon of={Phone} />
          <a href={agency.phone.href}>{agency.phone.display}</a>
        </li>
        <li>
          <Icon of={Printer} />
          <span>{words.fax(agency.fax)}</span>
        </li>
        <li>
          <Icon of={Mail} />
          <a href={`mailto:${agency.infoEmail}`}>{agency.infoEmail}</a>
        </li>
      </ul>
      <div className="mt-4">
        <Hours title={hours} lines={agency.hours.contact} />
      </div>
    </div>
  )
}
