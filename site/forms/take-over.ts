/**
 * Where somebody else changed the page before React came (a page translator wraps every text), React draws the form anew.
 * What was typed in the one it found goes into the new one, and so does the focus.
 */
export function takeOver(found: FormFound, drawn: HTMLFormElement): void {
  if (!found || found.form === drawn) return
  const before = [...found.form.elements]
  for (const [index, control] of [...drawn.elements].entries()) {
    const typed = before[index]
    if (control instanceof HTMLInputElement && typed instanceof HTMLInputElement) control.checked = typed.checked
    if ('value' in control && typed && 'value' in typed) control.value = typed.value
    if (typed && typed === found.focused) (control as HTMLElement).focus({ preventScroll: true })
  }
}

type FormFound = { form: HTMLFormElement; focused: Element | null } | undefined

/** The form as the page brought it, looked at while React draws for the first time. Undefined at build. */
export function findForm(action: string): FormFound {
  if (typeof document === 'undefined') return undefined
  const form = document.querySelector<HTMLFormElement>(`form[action="${action}"]`)
  return form ? { form, focused: document.activeElement } : undefined
}
