/**
 * Where somebody else changed the page before React came (a page translator wraps every text), React draws the form anew.
 * What was typed in the one it found goes into the new one, and so does the focus.
 */
export function takeOver(found: FormFound, drawn: HTMLFormElement): void {
  if (!found || found.form === drawn) return
  // By what they are called and not by their place: who changed the page may have put controls of their own between ours.
  const before = new Map([...found.form.elements].map((control) => [callingOf(control), control]))
  for (const control of drawn.elements) {
    const typed = before.get(callingOf(control))
    if (!typed) continue
    if (control instanceof HTMLInputElement && typed instanceof HTMLInputElement) control.checked = typed.checked
    if (!(control instanceof HTMLButtonElement) && 'value' in control && 'value' in typed) control.value = typed.value
    if (typed === found.focused) (control as HTMLElement).focus({ preventScroll: true })
  }
}

/** What tells a control from the form's others: its name, and its value where several of one name stand for choices. */
function callingOf(control: Element): string {
  const { name = '', type = '', value = '' } = control as Partial<HTMLInputElement>
  return [control.tagName, name, type, type === 'radio' || type === 'checkbox' ? value : ''].join(' ')
}

type FormFound = { form: HTMLFormElement; focused: Element | null } | undefined

/** The form as the page brought it, looked at while React draws for the first time. Undefined at build. */
export function findForm(action: string): FormFound {
  if (typeof document === 'undefined') return undefined
  const form = document.querySelector<HTMLFormElement>(`form[action="${action}"]`)
  return form ? { form, focused: document.activeElement } : undefined
}
