import { type ReactNode } from 'react'

/** What every field shows besides its control. */
export interface FieldTexts {
  id: string
  label: ReactNode
  help?: ReactNode
  /** What is wrong, in words; absent when nothing is. */
  error?: string | undefined
  /** Adds “(optional)”; required fields say nothing. */
  optional?: boolean
}

/** The control's side of it: invalid or not, and the ids of the texts that describe it, only while they are there. */
export function describe({ id, help, error }: Pick<FieldTexts, 'id' | 'help' | 'error'>) {
  const texts = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(texts ? { 'aria-describedby': texts } : {}),
  }
}
