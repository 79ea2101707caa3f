import { type ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { type FieldTexts } from './form-control.ts'
import { words } from './words.ts'
import './field.css'

/** Label above, control, help and error under it. */
export function Field({ id, label, help, error, optional, children }: FieldTexts & { children: ReactNode }) {
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>
        <span>{label}</span>
        {optional && <span className="opt">{` ${words.optional}`}</span>}
      </label>
      {children}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
