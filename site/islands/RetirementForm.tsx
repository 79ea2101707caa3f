import { Printer, RotateCcw } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type RetirementList, retirementLists, type RetirementPlan, withdrawalRate } from '#calculators/retirement.ts'
import { retirementCalculatorWords as words } from '#content/words/retirement-calculator.ts'
import { Icon } from '#ui/Icon.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { Unloaded } from '#ui/Unloaded.tsx'
import { AmountField } from './AmountField.tsx'
import { fieldName, noAnswers, rateName, readAnswers } from './retirement-answers.ts'
import { formatGap, RetirementResults } from './RetirementResults.tsx'
import { RetirementStatus } from './RetirementStatus.tsx'

/** How long the fields must rest before the result is said aloud. */
const SAY_AFTER_MS = 1000

/** The fields, what follows from them at once, and a fixed foot that always shows the outcome. */
export function RetirementForm({ phone }: { phone: { display: string; href: string } }) {
  const form = useRef<HTMLFormElement>(null)
  const [{ plan, refused }, setAnswers] = useState(noAnswers)
  const said = useSaid(plan)

  useEffect(() => {
    if (form.current) setAnswers(readAnswers(form.current))
  }, [])

  // While somebody types, “1,2” on its way to “1,200” is no fault: only what is left behind is.
  const recompute = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const next = readAnswers(currentTarget)
    setAnswers((last) => ({ plan: next.plan, refused: next.refused.filter((name) => last.refused.includes(name)) }))
  }
  const check = () => {
    if (form.current) setAnswers(readAnswers(form.current))
  }

  const group = (list: RetirementList) => (
    <fieldset className="money-group">
      <legend>{retirementLists[list].title}</legend>
      {retirementLists[list].items.map((label, index) => {
        const name = fieldName(list, index)
        return (
          <AmountField
            key={name}
            id={`retirement-${name}`}
            name={name}
            label={label}
            refused={refused.includes(name)}
            onLeave={check}
          />
        )
      })}
    </fieldset>
  )

  return (
    <form ref={form} className="calc-form" onInput={recompute} onReset={() => setAnswers(noAnswers)}>
      <div className="calc">
        <div className="calc-in">
          <noscript>
            <p className="calc-noscript">
              {words.noScript.before} <PhoneLink phone={phone} /> {words.noScript.after}
            </p>
          </noscript>
          <Unloaded phone={phone} />
          <div className="calc-col">
            {group('essential')}
            {group('income')}
          </div>
          <div className="calc-col">
            {group('lifestyle')}
            {group('savings')}
            <RateField refused={refused.includes(rateName)} onLeave={check} />
          </div>
        </div>
        <div className="calc-out">
          <RetirementResults plan={plan} />
          <p className="fine calc-fine">
            {words.fine.before} <PhoneLink phone={phone} />
            {words.fine.after}
          </p>
          <button type="button" className="btn plain no-print" onClick={() => print()}>
            <Icon of={Printer} /> {words.print}
          </button>
          <p className="sr-only" role="status">
            {said}
          </p>
        </div>
      </div>
      <div className="dlg-foot">
        <button type="reset" className="btn plain">
          <Icon of={RotateCcw} /> {words.reset}
        </button>
        <p className="live">
          <RetirementStatus is={plan.totalStatus} />
          <span>{words.aMonth(formatGap(Math.abs(plan.shortfall)))}</span>
        </p>
      </div>
    </form>
  )
}

function RateField({ refused, onLeave }: { refused: boolean; onLeave: () => void }) {
  const { initial, min, max, step } = withdrawalRate
  return (
    <div className="money money-rate">
      <label htmlFor="retirement-rate">{words.rate}</label>
      <div className="cash after" data-sign="%">
        <input
          id="retirement-rate"
          name={rateName}
          type="number"
          inputMode="decimal"
          autoComplete="off"
          min={min}
          max={max}
          step={step}
          defaultValue={initial}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? 'retirement-rate-fault' : undefined}
          onBlur={onLeave}
          // A wheel would change the focused number; without focus it scrolls.
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
      </div>
      {refused && (
        <p className="err" id="retirement-rate-fault">
          {words.rateRefused(min, max)}
        </p>
      )}
    </div>
  )
}

/** The outcome as a sentence, once the fields have rested. Nothing is said until something changes. */
function useSaid(plan: RetirementPlan): string {
  const [said, setSaid] = useState('')
  const first = useRef(plan)
  useEffect(() => {
    if (plan === first.current) return
    const timer = setTimeout(() => setSaid(sentence(plan)), SAY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [plan])
  return said
}

function sentence({ totalStatus, essentialStatus, shortfall, outcome }: RetirementPlan): string {
  const statuses = words.bothStatuses(words.statuses[essentialStatus], words.statuses[totalStatus])
  if (outcome === 'none') return statuses
  return `${words[outcome]} ${formatGap(Math.abs(shortfall))}. ${statuses}`
}
