import { ExternalLink } from 'lucide-react'
import { Icon } from '#ui/Icon.tsx'
import { NewTab } from '#ui/NewTab.tsx'
import './partner-logo.css'

interface PartnerLogoProps {
  name: string
  text: string
  href: string
}

/** The partner's name as a drawn plate that leads to its page for the agency. */
export function PartnerLogo({ name, text, href }: PartnerLogoProps) {
  return (
    <a className="partner" href={href} target="_blank" rel="noopener">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
          d="M20 3 35 9v11c0 9-6 14-15 17C11 34 5 29 5 20V9z"
        />
        <path
          fill="none"
          stroke="#d9931b"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m12 24 6-6 4 4 7-8"
        />
      </svg>
      <b>{name}</b> <Icon of={ExternalLink} />
      <span className="sr-only">, {text}</span>
      <NewTab />
    </a>
  )
}
