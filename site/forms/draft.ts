import { type AnyContract } from '#contracts/contract.ts'

/** What was typed so far, kept in this tab: it survives closing the dialog and an accidental reload, and is gone once sent. */
export interface Draft {
  step: number
  answers: Record<string, string>
}

export function readDraft(name: string): Draft | undefined {
  try {
    const kept = Object(JSON.parse(sessionStorage.getItem(name) ?? 'null')) as Partial<Draft>
    const answers = Object.entries(Object(kept.answers) as Record<string, unknown>).filter(
      ([, value]) => typeof value === 'string',
    )
    return answers.length > 0
      ? { step: Number(kept.step) || 0, answers: Object.fromEntries(answers) as Record<string, string> }
      : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // Without storage the answers last as long as the page.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}

/** Puts kept answers back, but never over what has been typed since the page opened. */
export function fillFromDraft(form: HTMLFormElement, { defaults }: Pick<AnyContract, 'defaults'>, draft: Draft): void {
  for (const [name, value] of Object.entries(draft.answers)) {
    const control = form.elements.namedItem(name)
    if (!(name in defaults) || control === null || !('value' in control)) continue
    if (control.value === String(defaults[name])) control.value = value
  }
}
