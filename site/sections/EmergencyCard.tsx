import { Phone } from 'lucide-react'
import { agency } from '#content/agency.ts'
import { Icon } from '#ui/Icon.tsx'
import './contact.css'

interface EmergencyCardProps {
  title: string
  text: string
  button: string
  note: string
}

export function EmergencyCard({ title, text, button, note }: EmergencyCardProps) {
  return (
    <div className="panel urgent">
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="btns mt-4">
        <a className="btn line" href={agency.phone.href}>
          <Icon of={Phone} /> {button}
        </a>
      </div>
      <p className="fine mt-3">
        {note}{' '}
        {agency.hours.contact.map(({ days, hours }) => (
          <span key={days}>
            {days} {hours}.{' '}
          </span>
        ))}
      </p>
    </div>
  )
}
