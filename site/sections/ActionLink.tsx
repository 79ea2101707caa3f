import { ArrowDown, ArrowRight, ExternalLink, Mail, Phone } from 'lucide-react'
import { type Action } from '#content/action.ts'
import { agency } from '#content/agency.ts'
import { Icon } from '#ui/Icon.tsx'
import { NewTab } from '#ui/NewTab.tsx'
import { type QuotePlace } from './quote-dialog-id.ts'
import { QuoteButton } from './QuoteButton.tsx'

interface ActionLinkProps {
  action: Action
  /** The button's looks besides `btn`, e.g. `lg ghost` on the sky, `line` on white. */
  look?: string
  /** Which of the page's quote dialogs a quote action opens. */
  place?: QuotePlace
  quietQuote?: boolean
}

/** An action of the content as the button or link that does it. */
export function ActionLink({ action, look = 'line', place = 'hero', quietQuote = false }: ActionLinkProps) {
  const looks = `btn ${look}`
  switch (action.kind) {
    case 'quote':
      return <QuoteButton text={action.text} place={place} quiet={quietQuote} large={look.includes('lg')} arrow />
    case 'call': {
      const phone = action.line === 'medicare' ? agency.medicarePhone : agency.phone
      return (
        <a className={looks} href={phone.href}>
          <Icon of={Phone} /> {action.text ?? <span className="nowrap">{phone.display}</span>}
        </a>
      )
    }
    case 'mail':
      return (
        <a className={looks} href={`mailto:${action.to}`}>
          <Icon of={Mail} /> {action.text}
        </a>
      )
    case 'portal':
    case 'tab':
      return (
        <a
          className={looks}
          href={action.kind === 'portal' ? agency.links.quotePortal : action.href}
          target="_blank"
          rel="noopener"
        >
          {action.text} <Icon of={ExternalLink} />
          <NewTab />
        </a>
      )
    case 'page':
      return (
        <a className={looks} href={action.href}>
          {action.text} <Icon of={ArrowRight} />
        </a>
      )
    case 'scroll':
      return (
        <a className={looks} href={action.to}>
          {action.text} <Icon of={ArrowDown} />
        </a>
      )
    case 'dialog':
      return (
        <button type="button" className={looks} command="show-modal" commandfor={action.opens}>
          {action.text}
        </button>
      )
  }
}
