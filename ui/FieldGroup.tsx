import { type ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { describe, type FieldTexts } from './form-control.ts'
import { words } from './words.ts'
import './field.css'

/** One question with several radio buttons: the group has the label. */
export function FieldGroup({ id, label, help, error, optional, children }: FieldTexts & { children: ReactNode }) {
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={error ? 'field bad' : 'field'}
      {...describe({ id, help, error })}
    >
      <span className="label" id={`${id}-label`}>
        <span>{label}</span>
        {optional && <span className="opt">{` ${words.optional}`}</span>}
      </span>
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
