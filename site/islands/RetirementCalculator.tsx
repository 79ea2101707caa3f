import { X } from 'lucide-react'
import { type CSSProperties } from 'react'
import { retirementCalculatorWords as words } from '#content/words/retirement-calculator.ts'
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
          <h2 id={`${id}-title`}>{words.title}</h2>
          <p className="soft">{words.intro}</p>
        </div>
        <button type="button" className="icon-btn" aria-label={words.close} command="close" commandfor={id}>
          <Icon of={X} />
        </button>
      </div>
      <IslandBoundary phone={phone}>
        <RetirementForm phone={phone} />
      </IslandBoundary>
    </dialog>
  )
}
