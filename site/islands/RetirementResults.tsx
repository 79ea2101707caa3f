import { CircleCheck, TriangleAlert } from 'lucide-react'
import { formatDollars } from '#calculators/money.ts'
import { type RetirementPlan } from '#calculators/retirement.ts'
import { retirementCalculatorWords as words } from '#content/words/retirement-calculator.ts'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { RetirementBalance } from './RetirementBalance.tsx'
import { RetirementStatus } from './RetirementStatus.tsx'

/** Statuses, picture, ledger, and the red or the green box. */
export function RetirementResults({ plan }: { plan: RetirementPlan }) {
  return (
    <>
      <dl className="statuses">
        <div>
          <dt>{words.essentialStatus}</dt>
          <dd>
            <RetirementStatus is={plan.essentialStatus} />
          </dd>
        </div>
        <div>
          <dt>{words.totalStatus}</dt>
          <dd>
            <RetirementStatus is={plan.totalStatus} />
          </dd>
        </div>
      </dl>
      <RetirementBalance plan={plan} />
      <dl className="ledger">
        <Line name={words.ledger.totalEssential} amount={plan.totalEssential} />
        <Line name={words.ledger.totalLifestyle} amount={plan.totalLifestyle} />
        <Line name={words.ledger.totalExpenses} amount={plan.totalExpenses} sum />
        <Line name={words.ledger.totalSavings} amount={plan.totalSavings} />
        <Line name={words.ledger.guaranteedIncome} amount={plan.guaranteedIncome} />
        <Line name={words.ledger.monthlyWithdrawal} amount={plan.monthlyWithdrawal} />
        <Line name={words.ledger.totalIncome} amount={plan.totalIncome} sum />
      </dl>
      {plan.outcome === 'shortfall' && (
        <Notice tone="bad" icon={<Icon of={TriangleAlert} />} title={words.shortfall} level={3}>
          <p className="big">{formatGap(plan.shortfall)}</p>
          <p>{words.shortfallAdvice}</p>
        </Notice>
      )}
      {plan.outcome === 'surplus' && (
        <Notice tone="good" icon={<Icon of={CircleCheck} />} title={words.surplus} level={3}>
          <p className="big">{formatGap(-plan.shortfall)}</p>
        </Notice>
      )}
    </>
  )
}

function Line({ name, amount, sum = false }: { name: string; amount: number; sum?: boolean }) {
  return (
    <div className={sum ? 'sum' : undefined}>
      <dt>{name}</dt>
      <dd>{formatDollars(amount)}</dd>
    </div>
  )
}

/** A gap of some cents is not “$0”. */
export function formatGap(amount: number): string {
  return amount > 0 && amount < 0.5 ? words.underOneDollar : formatDollars(amount)
}
