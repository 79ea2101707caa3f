import { type ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { describe, type FieldTexts } from './form-control.ts'
import { type Option } from './option.ts'
import { words } from './words.ts'

interface Choices {
  /** The first one is the default; a placeholder comes before it. */
  options: readonly Option[]
  /** Stands for “nothing chosen yet”; `true` says “Choose one”. */
  placeholder?: string | boolean
}
type SelectFieldProps = FieldTexts &
  Choices &
  Omit<ComponentProps<'select'>, keyof FieldTexts | 'defaultValue' | 'value'>

/** The platform's own select. It takes no default of React's, which would undo a choice made before hydration. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, help, error, optional = false, options, placeholder, ...select } = props
  return (
    <Field {...{ id, label, help, error, optional }}>
      <select id={id} {...select} {...describe({ id, help, error })}>
        {placeholder && <option value="">{placeholder === true ? words.chooseOne : placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
