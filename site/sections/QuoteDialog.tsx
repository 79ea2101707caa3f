import { X } from 'lucide-react'
import { quoteToolWords as words } from '#content/words/quote-tool.ts'
import { Icon } from '#ui/Icon.tsx'
import { quoteDialogId, type QuotePlace } from './quote-dialog-id.ts'
import { QuoteTool } from './QuoteTool.tsx'
import './quote-dialog.css'

interface QuoteDialogProps {
  place: QuotePlace
  autoOpen?: boolean
}

/** “Get Your Free Quote”, 600 px high and at most 90 % of the viewport; a full sheet on phones. */
export function QuoteDialog({ place, autoOpen = false }: QuoteDialogProps) {
  const id = quoteDialogId(place)
  return (
    <dialog id={id} className="quote-dlg" aria-labelledby={`${id}-title`} closedby="any">
      <div className="quote-scene">
        <img src="/scenes/panel-quote-panel.svg" alt="" loading="lazy" width="640" height="235" />
        <button type="button" className="icon-btn" aria-label={words.close} command="close" commandfor={id}>
          <Icon of={X} />
        </button>
      </div>
      <QuoteTool autoOpen={autoOpen} heading={<h2 id={`${id}-title`}>{words.title}</h2>} />
    </dialog>
  )
}
