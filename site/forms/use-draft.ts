import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type AnyContract } from '#contracts/contract.ts'
import { keepDraft, restoreDraft } from './draft.ts'

interface DraftOptions {
  form: RefObject<HTMLFormElement | null>
  contract: AnyContract
  /** The step that the kept answers were left at. */
  onRestored?: (step: number) => void
}

/** Keeps a form's answers in this tab. What was typed before React listened, and what autofill told nobody, is kept as well. */
export function useDraft({ form, contract, onRestored }: DraftOptions) {
  const [keeps, setKeeps] = useState(true)
  const step = useRef(0)

  function keep(at = step.current): void {
    step.current = at
    if (form.current) setKeeps(keepDraft(form.current, contract, at))
  }

  useLayoutEffect(() => {
    const restored = form.current ? restoreDraft(form.current, contract) : undefined
    if (restored !== undefined) onRestored?.(restored)
    keep(restored)
    const leave = () => keep()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  return { keeps, keep }
}
