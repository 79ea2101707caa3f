import { CircleCheck, Printer } from 'lucide-react'
import { agency } from '#content/agency.ts'
import { Icon } from '#ui/Icon.tsx'
import './receipt.css'

interface ReceiptProps {
  title: string
  status: { label: string; value: string }
  time: { label: string; withoutScript: string }
  reference: { label: string; note: string; withoutScript: string }
  save: string
  print: string
}

/** What to keep of a signing. `site/clock.ts` fills in time and reference; until then their places are kept. */
export function Receipt({ title, status, time, reference, save, print }: ReceiptProps) {
  return (
    <div className="receipt">
      <p className="print-only">
        {agency.name}, {agency.address.city}, {agency.address.stateName}. {agency.phone.display}
      </p>
      <h2>{title}</h2>
      <dl>
        <div>
          <dt>{status.label}</dt>
          <dd className="received">
            <Icon of={CircleCheck} /> {status.value}
          </dd>
        </div>
        <div>
          <dt>{time.label}</dt>
          <dd>
            <span className="clock" data-clock-day="">
              –
            </span>
            <span className="clock" data-clock-time="">
              –
            </span>
            <noscript>{time.withoutScript}</noscript>
          </dd>
        </div>
        <div>
          <dt>{reference.label}</dt>
          <dd>
            <span className="ref" data-reference={agency.documentPrefix}>
              –
            </span>
            <span className="ref-note">{reference.note}</span>
            <noscript>{reference.withoutScript}</noscript>
          </dd>
        </div>
      </dl>
      <div className="receipt-foot">
        <p>{save}</p>
        <button type="button" className="btn line needs-script no-print" data-prints="">
          <Icon of={Printer} /> {print}
        </button>
      </div>
    </div>
  )
}
