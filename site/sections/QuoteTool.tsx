import { ExternalLink } from 'lucide-react'
import { type ReactNode } from 'react'
import { agency } from '#content/agency.ts'
import { quoteToolWords as words } from '#content/words/quote-tool.ts'
import { Icon } from '#ui/Icon.tsx'
import { NewTab } from '#ui/NewTab.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'

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
      <p>{autoOpen ? words.opened : words.opens}</p>
      <div className="btns">
        <a className="btn lg quote" href={agency.links.quotePortal} target="_blank" rel="noopener">
          {words.open} <Icon of={ExternalLink} />
          <NewTab />
        </a>
      </div>
      <p className="quote-alt">
        {words.instead.call} <PhoneLink phone={agency.phone} />
        {words.instead.or}{' '}
        <a className="link" href="/get-quote#request">
          {words.instead.request}
        </a>
        .
      </p>
    </div>
  )
}
