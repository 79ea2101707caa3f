import { axisFor } from '#calculators/chart-axis.ts'
import { type IpClaim } from '#calculators/ip-claim.ts'
import { ipCalculatorWords as words } from '#content/words/ip-calculator.ts'
import { describeClaim } from './describe-claim.ts'

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 3,
})

/** Heights are rem, so that the drawing grows with the letters of a reader who set them larger. */
const rem = (px: number) => `${String(px / 16)}rem`

/**
 * Exposure, settlements and coverage on one axis. Drawn without a viewBox: bars are percentages of the width, letters keep
 * their size on every screen. Where it is narrow, what stands below the first bar's labels makes room for a second line.
 */
export function IpChart({ claim }: { claim: IpClaim }) {
  const { legalCosts, businessImpact, totalExposure, settlementRange, recommendedCoverage } = claim
  const { min, max } = settlementRange
  const axis = axisFor(Math.max(totalExposure, max, recommendedCoverage))
  const at = (amount: number) => `${String(Number(((amount / axis[4]) * 100).toFixed(2)))}%`
  const say = (amount: number) => short.format(amount)
  const farApart = max - min > axis[4] * 0.4

  return (
    <div className="ip-chart">
      <svg className="chart" width="100%" role="img" aria-label={describeClaim(claim)}>
        <g className="below" stroke="#d3dee4">
          {axis.map((mark) => (
            <line key={mark} x1={at(mark)} x2={at(mark)} y1={rem(22)} y2={rem(256)} />
          ))}
        </g>

        <text y={rem(14)} className="b halo">
          {words.totalExposure} {say(totalExposure)}
        </text>
        <rect y={rem(24)} width={at(legalCosts)} height={rem(30)} fill="#1f4a6b" />
        <rect x={at(legalCosts)} y={rem(24)} width={at(businessImpact)} height={rem(30)} fill="#5b8fb0" />
        <line x1={at(legalCosts)} x2={at(legalCosts)} y1={rem(24)} y2={rem(54)} stroke="#fff" strokeWidth="3" />
        <text y={rem(72)} className="s halo">
          {words.legalCosts} {say(legalCosts)}
        </text>
        <text x="100%" y={rem(72)} textAnchor="end" className="s halo second">
          {words.businessImpact} {say(businessImpact)}
        </text>

        <g className="below">
          <text y={rem(108)} className="b halo">
            {words.settlementRange}
          </text>
          <line x1={at(min)} x2={at(max)} y1={rem(130)} y2={rem(130)} stroke="#43535f" strokeWidth="4" />
          <circle cx={at(min)} cy={rem(130)} r={rem(8)} fill="#fff" stroke="#43535f" strokeWidth="4" />
          <circle cx={at(max)} cy={rem(130)} r={rem(8)} fill="#fff" stroke="#43535f" strokeWidth="4" />
          {farApart ? (
            <>
              <text x={at(min)} dx={rem(-8)} y={rem(156)} className="s halo">
                {say(min)}
              </text>
              <text x={at(max)} dx={rem(8)} y={rem(156)} textAnchor="end" className="s halo">
                {say(max)}
              </text>
            </>
          ) : (
            <text x={at(min)} dx={rem(-8)} y={rem(156)} className="s halo">
              {words.range(say(min), say(max))}
            </text>
          )}

          <text y={rem(194)} className="b halo">
            {words.recommendedCoverage} {say(recommendedCoverage)}
          </text>
          <rect
            y={rem(204)}
            width={at(recommendedCoverage)}
            height={rem(30)}
            fill="#f2b441"
            stroke="#a96800"
            strokeWidth="1.5"
          />
          {axis.map((mark, index) => (
            <text
              key={mark}
              className={index % 2 ? 's odd' : 's'}
              x={at(mark)}
              y={rem(276)}
              textAnchor={index === 0 ? 'start' : index === 4 ? 'end' : 'middle'}
            >
              {say(mark)}
            </text>
          ))}
        </g>
      </svg>
    </div>
  )
}
