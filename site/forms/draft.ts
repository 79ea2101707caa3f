import { type AnyContract } from '#contracts/contract.ts'
import { readAnswers } from './read-answers.ts'

// What was typed so far, kept in this tab: it survives closing the dialog, an accidental reload and the way from the dialog
// to the page with the same questions, and is gone once sent.

type Drafted = Pick<AnyContract, 'kind' | 'defaults'>

const placeOf = ({ kind }: Drafted) => `draft-${kind}`

/** Keeps what differs from an untouched form. False where the browser keeps nothing: then the answers last as long as the page. */
export function keepDraft(form: HTMLFormElement, contract: Drafted, step = 0): boolean {
  const typed = Object.entries(readAnswers(form, contract)).filter(([name, value]) => value !== contract.defaults[name])
  if (typed.length === 0) {
    dropDraft(contract)
    return true
  }
  try {
    sessionStorage.setItem(placeOf(contract), JSON.stringify({ step, answers: Object.fromEntries(typed) }))
    return true
  } catch {
    return false
  }
}

function dropDraft(contract: Drafted): void {
  try {
    sessionStorage.removeItem(placeOf(contract))
  } catch {
    // Nothing was kept.
  }
}

/** Puts kept answers back, but never over what has been typed since the page opened. Gives the step; undefined without a draft. */
export function restoreDraft(form: HTMLFormElement, contract: Drafted): number | undefined {
  const { step, answers } = readDraft(contract)
  const kept = Object.entries(Object(answers) as Record<string, unknown>)
  if (kept.length === 0) return undefined
  for (const [name, value] of kept) {
    const control = form.elements.namedItem(name)
    if (!(name in contract.defaults) || typeof value !== 'string' || !control || !('value' in control)) continue
    if (control.value === String(contract.defaults[name])) control.value = value
  }
  return Math.trunc(Number(step)) || 0
}

function readDraft(contract: Drafted): { step?: unknown; answers?: unknown } {
  try {
    return Object(JSON.parse(sessionStorage.getItem(placeOf(contract)) ?? 'null')) as object
  } catch {
    return {}
  }
}
