import { agency } from '#content/agency.ts'
import { Mark } from '#ui/Mark.tsx'

/** The logo and the agency's name. */
export function Brand() {
  return (
    <a className="brand" href="/">
      <Mark />
      <span>
        <b>{agency.shortName}</b>
        <small>
          Insurance · {agency.address.city}, {agency.address.stateName}
        </small>
      </span>
    </a>
  )
}
