import { type ComponentProps } from 'react'
import { FieldGroup } from './FieldGroup.tsx'
import { type FieldTexts } from './form-control.ts'
import { type Option } from './option.ts'

interface Choices {
  options: readonly Option[]
  /** The value chosen in an untouched form. */
  chosen?: string
  columns?: 'two' | 'three'
}
type ChoiceProps = FieldTexts & Choices & Omit<ComponentProps<'input'>, keyof FieldTexts | 'value' | 'defaultChecked'>

/** Two to four answers side by side, one of which is chosen; more are a select. */
export function Choice(props: ChoiceProps) {
  const { id, label, help, error, optional = false, options, chosen, columns, ...input } = props
  return (
    <FieldGroup {...{ id, label, help, error, optional }}>
      <div className={`choices ${columns ?? ''}`.trim()}>
        {options.map(({ value, label: text, detail }) => (
          <label key={value} className="choice">
            <input {...input} type="radio" value={value} defaultChecked={value === chosen} />
            <span>{text}</span>
            {detail && <small>{detail}</small>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
