import { type ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { describe, type FieldTexts } from './form-control.ts'

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts>

export function TextField({ id, label, help, error, optional = false, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, help, error, optional }}>
      <input id={id} type="text" {...input} {...describe({ id, help, error })} />
    </Field>
  )
}
