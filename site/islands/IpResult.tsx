import { Printer } from 'lucide-react'
import { type ReactNode } from 'react'
import { coverageFloor, type IpChoices, type IpClaim } from '#calculators/ip-claim.ts'
import { formatDollars } from '#calculators/money.ts'
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
          Recommended coverage
          <b>{formatDollars(recommendedCoverage)}</b>
        </p>
        <p className="soft">Total exposure {formatDollars(totalExposure)}</p>
      </div>
      <IpChart claim={claim} />
      <table className="figures">
        <caption>{describeChoices(choices)}</caption>
        <tbody>
          <Row name="Legal costs">{formatDollars(legalCosts)}</Row>
          <Row name="Business impact">{formatDollars(businessImpact)}</Row>
          <Row name="Total exposure">
            <b>{formatDollars(totalExposure)}</b>
          </Row>
          <Row name="Settlement range">
            {formatDollars(min)} to {formatDollars(max)}
          </Row>
          <Row name="Recommended coverage">
            <b>{formatDollars(recommendedCoverage)}</b>
          </Row>
        </tbody>
      </table>
      <p className="fine">
        An illustration from the agency’s own base figures, not legal or insurance advice: an amount to discuss.
        Recommended coverage is one and a half times the legal costs, and at least {formatDollars(coverageFloor)}.
        Limits are subject to underwriting and vary by carrier.
      </p>
      <button type="button" className="btn plain no-print" onClick={() => print()}>
        <Icon of={Printer} /> Print
      </button>
      <p className="ip-print-foot">To talk it over: {phone.display}</p>
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
