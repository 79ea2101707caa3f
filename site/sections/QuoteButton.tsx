import { ArrowRight } from 'lucide-react'
import { Icon } from '#ui/Icon.tsx'
import { quoteDialogId, type QuotePlace } from './quote-dialog-id.ts'

interface QuoteButtonProps {
  text: string
  place: QuotePlace
  /** Solid gold, or the quiet one (white with a gold outline) where the view has a gold button already. */
  quiet?: boolean
  large?: boolean
  arrow?: boolean
}

/** Opens a quote dialog, with script off too: the dialog holds the link to the page that does the same. */
export function QuoteButton({ text, place, quiet = false, large = false, arrow = false }: QuoteButtonProps) {
  return (
    <button
      type="button"
      className={`btn quote${quiet ? ' quiet' : ''}${large ? ' lg' : ''}`}
      command="show-modal"
      commandfor={quoteDialogId(place)}
    >
      {text}
      {arrow && <Icon of={ArrowRight} />}
    </button>
  )
}
