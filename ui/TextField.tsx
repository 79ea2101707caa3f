import { type ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { describe, type FieldTexts } from './form-control.ts'

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts>

export function TextField({ id, label, help, error, optional = false, ...input }: TextFieldProps) {
  const field = <input id={id} type="text" {...input} {...describe({ id, help, error })} />
  return (
    <Field {...{ id, label, help, error, optional }}>
      {input.type === 'date' || input.type === 'time' ? <div className="slow-to-draw">{field}</div> : field}
    </Field>
  )
}
