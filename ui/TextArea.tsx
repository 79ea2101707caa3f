import { type ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { describe, type FieldTexts } from './form-control.ts'

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts>

export function TextArea({ id, label, help, error, optional = false, ...area }: TextAreaProps) {
  return (
    <Field {...{ id, label, help, error, optional }}>
      <textarea id={id} {...area} {...describe({ id, help, error })} />
    </Field>
  )
}
