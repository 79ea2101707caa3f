import { agency } from '#content/agency.ts'
import { shellWords as words } from '#content/words/shell.ts'
import { Mark } from '#ui/Mark.tsx'

/** The logo and the agency's name. */
export function Brand() {
  return (
    <a className="brand" href="/">
      <Mark />
      <span>
        <b>{agency.shortName}</b>
        <small>{words.brand}</small>
      </span>
    </a>
  )
}
