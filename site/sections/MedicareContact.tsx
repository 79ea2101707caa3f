import { Mail, Phone } from 'lucide-react'
import { agency } from '#content/agency.ts'
import { notGovernment } from '#content/medicare-sentence.ts'
import { Icon } from '#ui/Icon.tsx'
import { Portrait } from '#ui/Portrait.tsx'
import './contact.css'

interface MedicareContactProps {
  role: string
  tty: string
  paper: string
  /** The agency's own waiting period, where it has one. */
  wait: string | null
}

/** Who will call, and how to reach her. */
export function MedicareContact({ role, tty, paper, wait }: MedicareContactProps) {
  const { name, initials, email } = agency.staff.medicare
  return (
    <aside className="aside">
      <div className="panel">
        <div className="flex items-center gap-4 mb-4">
          <Portrait initials={initials} className="portrait rounded-full" />
          <div>
            <h2 className="text-lg">{name}</h2>
            <p className="fine">{role}</p>
          </div>
        </div>
        <ul className="contact-lines">
          <li>
            <Icon of={Phone} />
            <a href={agency.medicarePhone.href}>{agency.medicarePhone.display}</a>
          </li>
          <li>
            <Icon of={Mail} />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        </ul>
        <p className="fine mt-3">
          {tty} {paper}
        </p>
      </div>
      {wait && <p className="fine">{wait}</p>}
      <p className="fine">{notGovernment}</p>
    </aside>
  )
}
