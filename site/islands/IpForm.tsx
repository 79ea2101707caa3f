import { type RefObject, type SyntheticEvent, useRef, useState, useSyncExternalStore } from 'react'
import { estimateIpClaim, type IpChoices, type IpClaim } from '#calculators/ip-claim.ts'
import { ipCalculatorWords as words } from '#content/words/ip-calculator.ts'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Unloaded } from '#ui/Unloaded.tsx'
import { describeClaim } from './describe-claim.ts'
import { ipSelects, optionsOf, readChoices } from './ip-choices.ts'
import { IpResult } from './IpResult.tsx'

interface IpFormProps {
  phone: { display: string; href: string }
}

/** The four selects and Calculate; each press replaces the result. */
export function IpForm({ phone }: IpFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const chosen = useChosen(form)
  const [result, setResult] = useState<{ choices: IpChoices; claim: IpClaim }>()

  const calculate = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const choices = readChoices(new FormData(event.currentTarget))
    if (choices) setResult({ choices, claim: estimateIpClaim(choices) })
  }

  return (
    <div className="ip">
      <form ref={form} className="ip-form" autoComplete="off" onSubmit={calculate}>
        {ipSelects.map(({ name, table }) => (
          <SelectField
            key={name}
            id={`ip-${name}`}
            name={name}
            label={words.selects[name]}
            options={optionsOf(table)}
            placeholder
          />
        ))}
        <button type="submit" className="btn lg primary" disabled={!chosen} aria-describedby="ip-help">
          {words.calculate}
        </button>
        <p className="help" id="ip-help">
          {result && keyOf(result.choices) !== chosen ? words.changed : words.needed}
        </p>
        <noscript>
          <p className="ip-noscript">
            {words.noScript.before} <PhoneLink phone={phone} /> {words.noScript.after}
          </p>
        </noscript>
        <Unloaded phone={phone} />
      </form>
      <div className="ip-out">
        {result ? <IpResult {...result} phone={phone} /> : <NoResult />}
        <p className="sr-only" role="status">
          {result && describeClaim(result.claim)}
        </p>
      </div>
    </div>
  )
}

function NoResult() {
  return (
    <div className="ip-none">
      <span aria-hidden="true" />
      <p className="soft">{words.noResult}</p>
    </div>
  )
}

/** The four choices as one text, '' until all are made. The form itself is the truth: browsers refill it as they like. */
function useChosen(form: RefObject<HTMLFormElement | null>): string {
  const watch = (changed: () => void) => {
    const watched = form.current
    watched?.addEventListener('change', changed)
    return () => watched?.removeEventListener('change', changed)
  }
  const read = () => {
    const choices = form.current && readChoices(new FormData(form.current))
    return choices ? keyOf(choices) : ''
  }
  return useSyncExternalStore(watch, read, () => '')
}

function keyOf(choices: IpChoices): string {
  return ipSelects.map(({ name }) => choices[name]).join()
}
