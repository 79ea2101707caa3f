import { CircleCheck, TriangleAlert } from 'lucide-react'
import { formatDollars } from '#calculators/money.ts'
import { type RetirementPlan } from '#calculators/retirement.ts'
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
          <dt>Essential status</dt>
          <dd>
            <RetirementStatus is={plan.essentialStatus} />
          </dd>
        </div>
        <div>
          <dt>Total status</dt>
          <dd>
            <RetirementStatus is={plan.totalStatus} />
          </dd>
        </div>
      </dl>
      <RetirementBalance plan={plan} />
      <dl className="ledger">
        <Line name="Total essential expenses" amount={plan.totalEssential} />
        <Line name="Total lifestyle expenses" amount={plan.totalLifestyle} />
        <Line name="Total expenses" amount={plan.totalExpenses} sum />
        <Line name="Total savings" amount={plan.totalSavings} />
        <Line name="Total guaranteed income" amount={plan.guaranteedIncome} />
        <Line name="Monthly withdrawal" amount={plan.monthlyWithdrawal} />
        <Line name="Total income" amount={plan.totalIncome} sum />
      </dl>
      {plan.outcome === 'shortfall' && (
        <Notice tone="bad" icon={<Icon of={TriangleAlert} />} title="Monthly Shortfall" level={3}>
          <p className="big">{formatGap(plan.shortfall)}</p>
          <p>Increase savings, reduce expenses or explore additional income.</p>
        </Notice>
      )}
      {plan.outcome === 'surplus' && (
        <Notice tone="good" icon={<Icon of={CircleCheck} />} title="Monthly Surplus" level={3}>
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
  return amount > 0 && amount < 0.5 ? 'Less than $1' : formatDollars(amount)
}
