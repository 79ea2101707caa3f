import { retirementCalculatorWords as words } from '#content/words/retirement-calculator.ts'

interface AmountFieldProps {
  id: string
  name: string
  label: string
  /** Could not be read when the visitor left it, and counts as 0. */
  refused: boolean
  onLeave: () => void
}

/** One amount in dollars. Text rather than a number field: it takes “$1,200.50”, and no wheel changes it. */
export function AmountField({ id, name, label, refused, onLeave }: AmountFieldProps) {
  return (
    <div className="money">
      <label htmlFor={id}>{label}</label>
      <div className="cash" data-sign="$">
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue="0"
          maxLength={40}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${id}-fault` : undefined}
          onBlur={onLeave}
          onFocus={({ currentTarget }) => {
            if (currentTarget.value === '0') currentTarget.select()
          }}
        />
      </div>
      {refused && (
        <p className="err" id={`${id}-fault`}>
          {words.amountRefused}
        </p>
      )}
    </div>
  )
}
