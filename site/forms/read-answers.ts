import { type AnyContract } from '#contracts/contract.ts'

export type Answers = Record<string, string | number | boolean>

/** Stands for what can be seen in a field of dates or times and is no date or time, such as a day without its year: no contract takes it. */
const unreadable = '?'

/**
 * What stands in the form, for every field the contract names. The page is the truth, not a copy of it: autofill that
 * tells nobody, text typed before the script was there and a restored page are all read as they are seen.
 * A question that is not asked (`data-asked-by` names the box that asks it) keeps its default, whatever was typed before.
 */
export function readAnswers(form: HTMLFormElement, { defaults }: Pick<AnyContract, 'defaults'>): Answers {
  const entries = Object.entries<string | number | boolean>(defaults)
  return Object.fromEntries(entries.map(([name, unset]) => [name, readAnswer(form, name, unset)]))
}

function readAnswer(form: HTMLFormElement, name: string, unset: string | number | boolean): string | number | boolean {
  const control = form.elements.namedItem(name)
  if (control === null || !isAsked(form, control)) return unset
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked
  if (control instanceof HTMLInputElement && control.validity.badInput) return unreadable
  const { value } = control as HTMLInputElement | RadioNodeList
  return typeof unset === 'number' ? Number(value) : value
}

function isAsked(form: HTMLFormElement, control: Element | RadioNodeList): boolean {
  const asker = control instanceof HTMLElement ? control.dataset.askedBy : undefined
  if (asker === undefined) return true
  const box = form.elements.namedItem(asker)
  return box instanceof HTMLInputElement && box.checked
}
