import { CircleAlert, CircleCheck } from 'lucide-react'
import { type CoverStatus } from '#calculators/retirement.ts'
import { retirementCalculatorWords as words } from '#content/words/retirement-calculator.ts'
import { Icon } from '#ui/Icon.tsx'

/** Covered or Shortfall: word, mark and colour. */
export function RetirementStatus({ is }: { is: CoverStatus }) {
  const covered = is === 'Covered'
  return (
    <span className={`status ${covered ? 'ok' : 'no'}`}>
      <Icon of={covered ? CircleCheck : CircleAlert} /> {words.statuses[is]}
    </span>
  )
}
