import { readAmount } from '#calculators/money.ts'
import {
  planRetirement,
  readRate,
  type RetirementList,
  retirementLists,
  type RetirementPlan,
  withdrawalRate,
} from '#calculators/retirement.ts'

/** What the fields say together, and the names of those that could not be read. */
export interface RetirementAnswers {
  plan: RetirementPlan
  refused: readonly string[]
}

export const fieldName = (list: RetirementList, index: number) => `${list}-${String(index)}`
export const rateName = 'rate'

/** The form is the one place that holds the amounts: what is typed before React arrives counts, and text stays as typed. */
export function readAnswers(form: HTMLFormElement): RetirementAnswers {
  const data = new FormData(form)
  const refused: string[] = []
  const textOf = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const amountsOf = (list: RetirementList) =>
    retirementLists[list].items.map((_, index) => {
      const name = fieldName(list, index)
      const { amount, readable } = readAmount(textOf(name))
      if (!readable) refused.push(name)
      return amount
    })
  const rate = readRate(textOf(rateName))
  if (isUnreadable(form, rateName) || rate < withdrawalRate.min || rate > withdrawalRate.max) refused.push(rateName)
  const plan = planRetirement(
    {
      essential: amountsOf('essential'),
      lifestyle: amountsOf('lifestyle'),
      income: amountsOf('income'),
      savings: amountsOf('savings'),
    },
    rate,
  )
  return { plan, refused }
}

/** Whether something stands in a field of numbers that is none, such as a lone sign; its value reads as empty then. */
function isUnreadable(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.validity.badInput
}

export const noAnswers: RetirementAnswers = {
  plan: planRetirement({ essential: [], lifestyle: [], income: [], savings: [] }, withdrawalRate.initial),
  refused: [],
}
