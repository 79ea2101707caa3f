import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planRetirement, readRate, type RetirementAmounts, retirementLists, withdrawalRate } from './retirement.ts'

const nothing: RetirementAmounts = { essential: [], lifestyle: [], income: [], savings: [] }
const plan = (amounts: Partial<RetirementAmounts>, rate: number = withdrawalRate.initial) =>
  planRetirement({ ...nothing, ...amounts }, rate)

/** Dollars and cents, from nothing to more than anybody has. */
const dollars = fc.oneof(
  fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  fc.constantFrom(0, 0.1, 0.2, 0.3, 999_999_999_999),
)
const list = fc.array(dollars, { maxLength: 8 })
const amounts = fc.record({ essential: list, lifestyle: list, income: list, savings: list })
const rate = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)
const add = (items: readonly number[]) => items.reduce((total, item) => total + item, 0)

describe('the lists', () => {
  test('[RET-1] four groups hold every line item in its words', () => {
    expect(Object.values(retirementLists).map(({ title, items }) => [title, items])).toEqual([
      [
        'Essential monthly expenses',
        [
          'Housing',
          'Utilities',
          'Groceries',
          'Transportation',
          'Personal Care',
          'Health Care and Medicare Premiums',
          'Life/Disability/LTC Insurance',
          'Other Mandatory Expenses',
        ],
      ],
      [
        'Lifestyle monthly expenses',
        [
          'Restaurants and Dining',
          'Entertainment',
          'Travel and Recreation',
          'Memberships',
          'Hobbies/Interests',
          'Gifts to Family and Charitable Donations',
          'Other Discretionary Expenses',
        ],
      ],
      [
        'Monthly guaranteed income',
        ['Social Security', 'Pensions', 'Annuities', 'Passive Business/Rental Income', 'Other'],
      ],
      [
        'Non-guaranteed savings',
        [
          'Employer Retirement Plans',
          'Individual Retirement Accounts',
          'Investment Accounts',
          'Savings/CDs excluding Emergency Fund',
          'Cash Value of Life Insurance',
          'Other',
        ],
      ],
    ])
  })

  test('[RET-1] the withdrawal rate starts at 4 and runs from 0 to 10 by 0.1', () => {
    expect(withdrawalRate).toEqual({ initial: 4, min: 0, max: 10, step: 0.1 })
  })
})

describe('planRetirement', () => {
  test('[RET-2] the example of the design adds up', () => {
    expect(
      plan({
        essential: [1400, 320, 650, 410, 90, 540, 180, 110],
        lifestyle: [220, 90, 350, 60, 110, 200, 70],
        income: [2450, 1080, 0, 300, 0],
        savings: [128_000, 64_000, 22_000, 9_500, 4_500, 0],
      }),
    ).toEqual({
      totalEssential: 3700,
      totalLifestyle: 1100,
      totalExpenses: 4800,
      guaranteedIncome: 3830,
      totalSavings: 228_000,
      monthlyWithdrawal: 760,
      totalIncome: 4590,
      shortfall: 210,
      essentialStatus: 'Covered',
      totalStatus: 'Shortfall',
      outcome: 'shortfall',
    })
  })

  test('[RET-2] totals, withdrawal, income and shortfall follow their identities for any amounts', () => {
    fc.assert(
      fc.property(amounts, rate, (given, percent) => {
        const result = planRetirement(given, percent)
        expect(result.totalEssential).toBeCloseTo(add(given.essential), 2)
        expect(result.totalLifestyle).toBeCloseTo(add(given.lifestyle), 2)
        expect(result.guaranteedIncome).toBeCloseTo(add(given.income), 2)
        expect(result.totalSavings).toBeCloseTo(add(given.savings), 2)
        expect(result.totalExpenses).toBeCloseTo(result.totalEssential + result.totalLifestyle, 2)
        expect(result.monthlyWithdrawal).toBeCloseTo((result.totalSavings * percent) / 100 / 12, 2)
        expect(result.totalIncome).toBeCloseTo(result.guaranteedIncome + result.monthlyWithdrawal, 2)
        expect(result.shortfall).toBeCloseTo(result.totalExpenses - result.totalIncome, 2)
      }),
    )
  })

  test('[RET-3] each status says Covered exactly when income reaches expenses', () => {
    fc.assert(
      fc.property(amounts, rate, (given, percent) => {
        const result = planRetirement(given, percent)
        expect(result.essentialStatus === 'Covered').toBe(result.guaranteedIncome >= result.totalEssential)
        expect(result.totalStatus === 'Covered').toBe(result.totalIncome >= result.totalExpenses)
      }),
    )
  })

  test('[RET-4] the red box stands above zero, the green one at or below it with income, else none', () => {
    fc.assert(
      fc.property(amounts, rate, (given, percent) => {
        const { shortfall, totalIncome, outcome } = planRetirement(given, percent)
        expect(outcome).toBe(shortfall > 0 ? 'shortfall' : totalIncome > 0 ? 'surplus' : 'none')
      }),
    )
  })

  test.each([
    ['one dollar below', [99], [100], 'Shortfall', 'shortfall'],
    ['one cent below', [99.99], [100], 'Shortfall', 'shortfall'],
    ['equal', [100], [100], 'Covered', 'surplus'],
    ['equal in cents that binary cannot hold', [0.3], [0.1, 0.2], 'Covered', 'surplus'],
    ['one cent above', [100.01], [100], 'Covered', 'surplus'],
  ] as const)('[RET-3] income %s expenses', (_name, income, essential, status, outcome) => {
    const result = plan({ income, essential })
    expect([result.essentialStatus, result.totalStatus, result.outcome]).toEqual([status, status, outcome])
  })

  test('[RET-3] savings help the Total status and not the Essential one', () => {
    const result = plan({ essential: [1000], savings: [300_000] })
    expect([result.essentialStatus, result.totalStatus]).toEqual(['Shortfall', 'Covered'])
    expect([result.shortfall, result.outcome]).toEqual([0, 'surplus'])
  })

  test('[RET-4] with nothing entered there is no box, and both statuses are Covered', () => {
    const result = plan({ essential: [0], lifestyle: [0], income: [0], savings: [0] })
    expect([result.essentialStatus, result.totalStatus, result.outcome]).toEqual(['Covered', 'Covered', 'none'])
  })

  test('a rate that binary cannot hold still meets its expenses exactly', () => {
    expect(plan({ savings: [100_000], lifestyle: [275] }, 3.3).shortfall).toBe(0)
  })

  test('every number of a plan is finite, and none is -0 (C030)', () => {
    const any = fc.array(
      fc.oneof(
        dollars,
        dollars.map((amount) => -amount),
      ),
      { maxLength: 8 },
    )
    const anyAmounts = fc.record({ essential: any, lifestyle: any, income: any, savings: any })
    fc.assert(
      fc.property(anyAmounts, fc.string(), (given, text) => {
        for (const value of Object.values(planRetirement(given, readRate(text)))) {
          if (typeof value !== 'number') continue
          expect(Number.isFinite(value)).toBe(true)
          expect(Object.is(value, -0)).toBe(false)
        }
      }),
    )
  })
})

describe('readRate', () => {
  test.each([
    ['4', 4],
    ['3.3', 3.3],
    ['0', 0],
    ['10', 10],
    ['12', 12],
    ['', 0],
    [' ', 0],
    ['-', 0],
    ['abc', 0],
    ['Infinity', 0],
    ['1e300', 0],
    ['-0', 0],
  ])('[RET-5] reads %j as %d', (text, percent) => {
    expect(readRate(text)).toBe(percent)
  })
})
