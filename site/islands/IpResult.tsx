import { Printer } from 'lucide-react'
import { type ReactNode } from 'react'
import { coverageFloor, type IpChoices, type IpClaim } from '#calculators/ip-claim.ts'
import { formatDollars } from '#calculators/money.ts'
import { ipCalculatorWords as words } from '#content/words/ip-calculator.ts'
import { Icon } from '#ui/Icon.tsx'
import { describeChoices } from './ip-choices.ts'
import { IpChart } from './IpChart.tsx'

interface IpResultProps {
  choices: IpChoices
  claim: IpClaim
  phone: { display: string }
}

/** The figure, the picture, the table, and how to read them. */
export function IpResult({ choices, claim, phone }: IpResultProps) {
  const { legalCosts, businessImpact, totalExposure, settlementRange, recommendedCoverage } = claim
  const { min, max } = settlementRange
  return (
    <div className="ip-result">
      <div className="ip-lead">
        <p>
          {words.recommendedCoverage}
          <b>{formatDollars(recommendedCoverage)}</b>
        </p>
        <p className="soft">
          {words.totalExposure} {formatDollars(totalExposure)}
        </p>
      </div>
      <IpChart claim={claim} />
      <table className="figures">
        <caption>{describeChoices(choices)}</caption>
        <tbody>
          <Row name={words.legalCosts}>{formatDollars(legalCosts)}</Row>
          <Row name={words.businessImpact}>{formatDollars(businessImpact)}</Row>
          <Row name={words.totalExposure}>
            <b>{formatDollars(totalExposure)}</b>
          </Row>
          <Row name={words.settlementRange}>{words.range(formatDollars(min), formatDollars(max))}</Row>
          <Row name={words.recommendedCoverage}>
            <b>{formatDollars(recommendedCoverage)}</b>
          </Row>
        </tbody>
      </table>
      <p className="fine">{words.fine(formatDollars(coverageFloor))}</p>
      <button type="button" className="btn plain no-print" onClick={() => print()}>
        <Icon of={Printer} /> {words.print}
      </button>
      <p className="ip-print-foot">
        {words.talkItOver} {phone.display}
      </p>
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="num">{children}</td>
    </tr>
  )
}
