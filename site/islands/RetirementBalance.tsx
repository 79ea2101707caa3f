import { formatDollars, formatShortDollars } from '#calculators/money.ts'
import { type RetirementPlan } from '#calculators/retirement.ts'
import { retirementCalculatorWords as words } from '#content/words/retirement-calculator.ts'

const BAR = 38

/**
 * Income against expenses. Drawn without a viewBox: bars are percentages of the width, letters keep their size on every
 * screen. The dashed mark on the expenses is the guaranteed income.
 */
export function RetirementBalance({ plan }: { plan: RetirementPlan }) {
  const { totalExpenses: spend, totalIncome: have, shortfall: gap } = plan
  // Negative amounts (a rental that loses money) take no room; the figures beside the bars still say them.
  const [guaranteed, withdrawal, essential, lifestyle] = [
    plan.guaranteedIncome,
    plan.monthlyWithdrawal,
    plan.totalEssential,
    plan.totalLifestyle,
  ].map((amount) => Math.max(amount, 0)) as [number, number, number, number]
  const full = Math.max(guaranteed + withdrawal, essential + lifestyle) || 1
  const at = (amount: number) => `${String(Number(((Math.min(amount, full) / full) * 100).toFixed(2)))}%`
  const say = formatShortDollars

  return (
    <svg className="chart" width="100%" height="196" role="img" aria-label={describeBalance(plan)}>
      <defs>
        <pattern id="gap" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" stroke="#b3261e" strokeWidth="2.6" />
        </pattern>
      </defs>
      <text className="b" y="14">
        {words.income}
        {gap > 0 && (
          <tspan dx="10" fill="#b3261e">
            {words.short(say(gap))}
          </tspan>
        )}
      </text>
      <text className="b" x="100%" y="14" textAnchor="end">
        {say(have)}
      </text>
      <rect y="24" width="100%" height={BAR} fill="#e4eaee" />
      <rect y="24" width={at(guaranteed)} height={BAR} fill="#1f4a6b" />
      <rect x={at(guaranteed)} y="24" width={at(withdrawal)} height={BAR} fill="#5b8fb0" />
      {withdrawal > 0 && <Seam x={at(guaranteed)} y={24} />}
      {gap > 0 && (
        <>
          <rect x={at(guaranteed + withdrawal)} y="24" width={at(gap)} height={BAR} fill="#f6f9fa" />
          <rect x={at(guaranteed + withdrawal)} y="24" width={at(gap)} height={BAR} fill="url(#gap)" />
        </>
      )}
      <text y="80" className="s">
        {words.guaranteed} {say(plan.guaranteedIncome)}
      </text>
      <text x="100%" y="80" textAnchor="end" className="s">
        {words.fromSavings} {say(plan.monthlyWithdrawal)}
      </text>
      <text className="b" y="118">
        {words.expenses}
      </text>
      <text className="b" x="100%" y="118" textAnchor="end">
        {say(spend)}
      </text>
      <rect y="128" width="100%" height={BAR} fill="#e4eaee" />
      <rect y="128" width={at(essential)} height={BAR} fill="#43535f" />
      <rect x={at(essential)} y="128" width={at(lifestyle)} height={BAR} fill="#7d8d98" />
      {lifestyle > 0 && <Seam x={at(essential)} y={128} />}
      {guaranteed > 0 && (
        <line
          x1={at(guaranteed)}
          x2={at(guaranteed)}
          y1="122"
          y2="172"
          stroke="#14212b"
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      )}
      <text y="185" className="s">
        {words.essential} {say(plan.totalEssential)}
      </text>
      <text x="100%" y="185" textAnchor="end" className="s">
        {words.lifestyle} {say(plan.totalLifestyle)}
      </text>
    </svg>
  )
}

function Seam({ x, y }: { x: string; y: number }) {
  return <line x1={x} x2={x} y1={y} y2={y + BAR} stroke="#f6f9fa" strokeWidth="3" />
}

/** All that the drawing says, in one sentence or two. */
function describeBalance({
  totalIncome,
  guaranteedIncome,
  totalExpenses,
  totalEssential,
  shortfall,
}: RetirementPlan): string {
  const gap =
    shortfall > 0
      ? ` ${words.missing(formatDollars(shortfall))}`
      : shortfall < 0
        ? ` ${words.left(formatDollars(-shortfall))}`
        : ''
  const balance = words.balance({
    income: formatDollars(totalIncome),
    guaranteed: formatDollars(guaranteedIncome),
    expenses: formatDollars(totalExpenses),
    essential: formatDollars(totalEssential),
  })
  return `${balance}${gap}`
}
