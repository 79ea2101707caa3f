import { ArrowDown, ArrowRight, ExternalLink, type LucideIcon } from 'lucide-react'
import { type ReactNode } from 'react'
import { type Action } from '#content/action.ts'
import { agency } from '#content/agency.ts'
import { Icon } from '#ui/Icon.tsx'
import { NewTab } from '#ui/NewTab.tsx'
import { NamedIcon } from './NamedIcon.tsx'
import { quoteDialogId } from './quote-dialog-id.ts'

interface DoorProps {
  action: Action
  icon: string
  /** One line of what happens behind it. */
  text: string
}

/** An action as a door: icon, name, what happens, and an arrow that says where it leads. */
export function Door({ action, icon, text }: DoorProps) {
  const face = (name: string, arrow: LucideIcon, more?: ReactNode) => (
    <>
      <NamedIcon name={icon} />
      <b>
        {name}
        {more}
      </b>
      <small>{text}</small>
      <Icon of={arrow} />
    </>
  )
  switch (action.kind) {
    case 'call': {
      const phone = action.line === 'medicare' ? agency.medicarePhone : agency.phone
      return <a href={phone.href}>{face(action.text ?? phone.display, ArrowRight)}</a>
    }
    case 'mail':
      return <a href={`mailto:${action.to}`}>{face(action.text, ArrowRight)}</a>
    case 'portal':
    case 'tab':
      return (
        <a href={action.kind === 'portal' ? agency.links.quotePortal : action.href} target="_blank" rel="noopener">
          {face(action.text, ExternalLink, <NewTab />)}
        </a>
      )
    case 'page':
      return <a href={action.href}>{face(action.text, ArrowRight)}</a>
    case 'scroll':
      return <a href={action.to}>{face(action.text, ArrowDown)}</a>
    case 'dialog':
      return (
        <button type="button" command="show-modal" commandfor={action.opens}>
          {face(action.text, ArrowRight)}
        </button>
      )
    case 'quote':
      return (
        <button type="button" command="show-modal" commandfor={quoteDialogId('hero')}>
          {face(action.text, ArrowRight)}
        </button>
      )
  }
}
