import { QuoteTool } from './QuoteTool.tsx'
import './quote-dialog.css'
import './checklist.css'
import './quote-panel.css'

/** The quote tool as a part of a page: at most 600 px wide, 700 px high, opening the external form by itself. */
export function QuotePanel({ title }: { title: string }) {
  return (
    <div className="quote-panel">
      <div className="quote-scene">
        <img src="/scenes/panel-quote-panel.svg" alt="" width="640" height="235" />
      </div>
      <QuoteTool autoOpen heading={<h2>{title}</h2>} />
    </div>
  )
}
