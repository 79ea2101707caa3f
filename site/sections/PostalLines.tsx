import { agency } from '#content/agency.ts'

/** The office's address on two lines, the state as its letters or, with `inFull`, by its name. */
export function PostalLines({ inFull }: { inFull?: boolean }) {
  const { street, suite, city, state, stateName, zip } = agency.address
  return (
    <>
      {street}, {suite}
      <br />
      {city}, {inFull ? stateName : state} {zip}
    </>
  )
}
