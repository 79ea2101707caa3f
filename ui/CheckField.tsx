import { type ComponentProps, type ReactNode } from 'react'
import './field.css'

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  id: string
  label: ReactNode
  invalid?: boolean
}

/** One box to tick. What is wrong with it stands under its group. */
export function CheckField({ id, label, invalid = false, className = 'check', ...input }: CheckFieldProps) {
  return (
    <label className={className} htmlFor={id}>
      <input id={id} type="checkbox" {...input} {...(invalid ? { 'aria-invalid': true } : {})} />
      <span>{label}</span>
    </label>
  )
}
