import { ipCalculatorWords as words } from '#content/words/ip-calculator.ts'
import { IslandBoundary } from '#ui/IslandBoundary.tsx'
import { IpForm } from './IpForm.tsx'
import '#ui/table.css'
import './calculator.css'
import './ip-calculator.css'

interface IpCalculatorProps {
  phone: { display: string; href: string }
}

/** Four choices, one estimate. What is chosen stays in the browser. */
export function IpCalculator({ phone }: IpCalculatorProps) {
  return (
    <div className="panel ip-panel">
      <h3>{words.title}</h3>
      <IslandBoundary phone={phone}>
        <IpForm phone={phone} />
      </IslandBoundary>
    </div>
  )
}
