import { X } from 'lucide-react'
import { type CSSProperties } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { IslandBoundary } from '#ui/IslandBoundary.tsx'
import { RetirementForm } from './RetirementForm.tsx'
import '#ui/field.css'
import '#ui/table.css'
import './calculator.css'

interface RetirementCalculatorProps {
  /** The dialog's id: openers on the page name it. */
  id: string
  phone: { display: string; href: string }
}

/** A native dialog, complete before React: it opens at once, and what is typed before React arrives counts. */
export function RetirementCalculator({ id, phone }: RetirementCalculatorProps) {
  return (
    <dialog
      id={id}
      className="calc-dlg"
      aria-labelledby={`${id}-title`}
      closedby="closerequest"
      style={{ '--w': '79rem' } as CSSProperties}
      // `open` is the browser's: it may have opened the dialog before React arrived.
      suppressHydrationWarning
    >
      <div className="dlg-top">
        <div>
          <h2 id={`${id}-title`}>Retirement Calculator</h2>
          <p className="soft">
            Expenses and income are monthly, savings are totals. Nothing you type leaves this page.
          </p>
        </div>
        <button type="button" className="icon-btn" aria-label="Close the calculator" command="close" commandfor={id}>
          <Icon of={X} />
        </button>
      </div>
      <IslandBoundary phone={phone}>
        <RetirementForm phone={phone} />
      </IslandBoundary>
    </dialog>
  )
}
