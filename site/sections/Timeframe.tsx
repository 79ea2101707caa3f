import { agency } from '#content/agency.ts'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import './receipt.css'

export interface TimeframeWords {
  before: string
  figure: string
  after: string
}

/** By when the office answers, large, and the phone for who cannot wait. */
export function Timeframe({ before, figure, after }: TimeframeWords) {
  return (
    <div className="when">
      <p className="soft">{before}</p>
      <b>{figure}</b>
      <p>
        {after} <PhoneLink phone={agency.phone} />.
      </p>
    </div>
  )
}
