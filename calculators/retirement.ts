// The retirement calculator of the specification: four lists of amounts and a withdrawal rate, and what follows from them.

/** The four lists and their items, in order. Expenses and income are dollars a month, savings are totals. */
export const retirementLists = {
  essential: {
    title: 'Essential monthly expenses',
    items: [
      'Housing',
      'Utilities',
      'Groceries',
      'Transportation',
      'Personal Care',
      'Health Care and Medicare Premiums',
      'Life/Disability/LTC Insurance',
      'Other Mandatory Expenses',
    ],
  },
  lifestyle: {
    title: 'Lifestyle monthly expenses',
    items: [
      'Restaurants and Dining',
      'Entertainment',
      'Travel and Recreation',
      'Memberships',
      'Hobbies/Interests',
      'Gifts to Family and Charitable Donations',
      'Other Discretionary Expenses',
    ],
  },
  income: {
    title: 'Monthly guaranteed income',
    items: ['Social Security', 'Pensions', 'Annuities', 'Passive Business/Rental Income', 'Other'],
  },
  savings: {
    title: 'Non-guaranteed savings',
    items: [
      'Employer Retirement Plans',
      'Individual Retirement Accounts',
      'Investment Accounts',
      'Savings/CDs excluding Emergency Fund',
      'Cash Value of Life Insurance',
      'Other',
    ],
  },
} as const satisfies Record<string, { title: string; items: readonly string[] }>
export type RetirementList = keyof typeof retirementLists

/** Percent of the savings a year. */
export const withdrawalRate = { initial: 4, min: 0, max: 10, step: 0.1 } as const

/** Finite dollars for each item of each list. */
export type RetirementAmounts = Record<RetirementList, readonly number[]>
export type CoverStatus = 'Covered' | 'Shortfall'

/** Everything in dollars a month, but `totalSavings`, which is what there is. */
export interface RetirementPlan {
  totalEssential: number
  totalLifestyle: number
  totalExpenses: number
  guaranteedIncome: number
  totalSavings: number
  monthlyWithdrawal: number
  totalIncome: number
  /** Expenses less income: above zero something is missing, below zero something is left. */
  shortfall: number
  essentialStatus: CoverStatus
  totalStatus: CoverStatus
  /** Which box stands under the results: red, green, or none while there is neither a gap nor an income. */
  outcome: 'shortfall' | 'surplus' | 'none'
}

export function planRetirement(amounts: RetirementAmounts, ratePercent: number): RetirementPlan {
  const totalEssential = sum(amounts.essential)
  const totalLifestyle = sum(amounts.lifestyle)
  const guaranteedIncome = sum(amounts.income)
  const totalSavings = sum(amounts.savings)
  const totalExpenses = tidy(totalEssential + totalLifestyle)
  const monthlyWithdrawal = tidy((totalSavings * ratePercent) / 100 / 12)
  const totalIncome = tidy(guaranteedIncome + monthlyWithdrawal)
  const shortfall = tidy(totalExpenses - totalIncome)
  return {
    totalEssential,
    totalLifestyle,
    totalExpenses,
    guaranteedIncome,
    totalSavings,
    monthlyWithdrawal,
    totalIncome,
    shortfall,
    essentialStatus: guaranteedIncome >= totalEssential ? 'Covered' : 'Shortfall',
    totalStatus: shortfall <= 0 ? 'Covered' : 'Shortfall',
    outcome: shortfall > 0 ? 'shortfall' : totalIncome > 0 ? 'surplus' : 'none',
  }
}

/** The rate that a field says: blank and what is no number are 0; more than everything a year is no rate. */
export function readRate(text: string): number {
  const rate = Number(text)
  return Number.isFinite(rate) && Math.abs(rate) <= 100 ? rate || 0 : 0
}

function sum(items: readonly number[]): number {
  return tidy(items.reduce((total, item) => total + item, 0))
}

/** Drops the binary dust beyond a hundredth of a cent, so that 0.10 and 0.20 are as much as 0.30, and never leaves a -0. */
function tidy(dollars: number): number {
  return Math.round(dollars * 10_000) / 10_000 || 0
}
