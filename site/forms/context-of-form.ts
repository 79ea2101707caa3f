import { hiddenFields, type SubmissionContext } from '#contracts/submission.ts'
import { readVisitSource } from './visit-source.ts'

/** What travels beside the answers. `since` is when the form was first touched, in ms. */
export function contextOfForm(form: HTMLFormElement, since: number): SubmissionContext {
  const trap = hidden(form, 'trap')?.value
  return {
    page: location.pathname,
    ...readVisitSource(),
    seconds: String(Math.round((Date.now() - since) / 1000)),
    ...(trap ? { trap } : {}),
  }
}

/** The same in hidden fields, for the browser's own post of the form should React fail later. */
export function fillHiddenFields(form: HTMLFormElement, key: string): void {
  const values = { ...readVisitSource(), key }
  for (const [name, value] of Object.entries(values) as [keyof typeof values, string][]) {
    const field = hidden(form, name)
    if (field) field.value = value
  }
}

function hidden(form: HTMLFormElement, name: keyof typeof hiddenFields): HTMLInputElement | undefined {
  const field = form.elements.namedItem(hiddenFields[name])
  return field instanceof HTMLInputElement ? field : undefined
}
