import { hiddenFields, type SubmissionContext } from '#contracts/submission.ts'
import { readVisitSource } from './visit-source.ts'

/**
 * What travels beside the answers. The time counts from the opening of the page: counted from this script's start, an early
 * press of Submit on a slow line would look like a machine's.
 */
export function contextOfForm(form: HTMLFormElement): SubmissionContext {
  const trap = hidden(form, 'trap')?.value
  const consents = hidden(form, 'consents')?.value
  return {
    page: location.pathname,
    ...readVisitSource(),
    seconds: String(Math.round(performance.now() / 1000)),
    ...(consents ? { consents } : {}),
    ...(trap ? { trap } : {}),
  }
}

/** The key that the browser's own post would carry; empty until there is one. */
export function keyInForm(form: HTMLFormElement): string {
  return hidden(form, 'key')?.value ?? ''
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
