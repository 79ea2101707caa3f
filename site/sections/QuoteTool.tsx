import { ExternalLink } from 'lucide-react'
import { type ReactNode } from 'react'
import { agency } from '#content/agency.ts'
import { Icon } from '#ui/Icon.tsx'
import { NewTab } from '#ui/NewTab.tsx'

interface QuoteToolProps {
  /** Opens the external form in a new tab about 100 ms after the panel appears; `site/shell.ts` does it and cancels it. */
  autoOpen?: boolean
  heading?: ReactNode
  /** With child content the tool is a plain button that opens the same form, or runs `onPress` instead. */
  children?: ReactNode
  onPress?: () => void
}

/** The external quote tool: a panel that says what happened and has the link, or a plain button. */
export function QuoteTool({ autoOpen = false, heading, children, onPress }: QuoteToolProps) {
  if (children && onPress) {
    return (
      <button type="button" className="btn quote" onClick={onPress}>
        {children}
      </button>
    )
  }
  if (children) {
    return (
      <form action={agency.links.quotePortal} target="_blank" rel="noopener" className="contents">
        <button className="btn quote">{children}</button>
      </form>
    )
  }
  return (
    <div className="quote-pane" data-opens-tab={autoOpen ? agency.links.quotePortal : undefined}>
      {heading}
      <p>
        {autoOpen
          ? 'We’ve opened your quote form in a new tab. If it didn’t open automatically, click below.'
          : 'The quote form belongs to our quoting partner and opens in a new tab. You can come back here at any time.'}
      </p>
      <div className="btns">
        <a className="btn lg quote" href={agency.links.quotePortal} target="_blank" rel="noopener">
          Open Quote Form <Icon of={ExternalLink} />
          <NewTab />
        </a>
      </div>
      <p className="quote-alt">
        Rather talk it through? Call{' '}
        <a className="link nowrap" href={agency.phone.href}>
          {agency.phone.display}
        </a>
        , or{' '}
        <a className="link" href="/get-quote#request">
          send us the request here
        </a>
        .
      </p>
    </div>
  )
}
