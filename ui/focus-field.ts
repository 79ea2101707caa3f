/** Puts the focus on a field, or on the answer of a group, with its label in the middle of the view, where no header and no message covers it. */
export function focusField(id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  const control = target.matches('input,select,textarea')
    ? target
    : (target.querySelector<HTMLElement>('input:checked') ?? target.querySelector<HTMLElement>('input') ?? target)
  control.focus({ preventScroll: true })
  ;(target.closest('.field') ?? target).scrollIntoView({ block: 'center' })
}
