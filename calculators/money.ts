/** What a field of money says: an amount in dollars, and whether the text could be read. Blank reads as 0. */
export interface Reading {
  amount: number
  readable: boolean
}

const SPACES = /[\s\u200b\u2060\ufeff]+/g
const AMOUNT = /^(-?)\$?(-?)(\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|\d{1,3}(?: \d{3}){1,3})?(\.\d*)?$/
/** Reads as twelve hundred in Europe and as one point two here: refused rather than guessed. */
const EUROPEAN_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/

/** Reads what people type and paste: “$1,200.50”, “1 200”, “USD 950”. What could mean two things, or nothing, is refused. */
export function readAmount(text: string): Reading {
  const tidy = text
    .replace(SPACES, ' ')
    .trim()
    .replace(/^(?:USD|US(?=\s?\$))\s?|\s?USD$/i, '')
    .replace(/^(-?)\s?(\$?)\s?(?=[-\d.])/, '$1$2')
    .replace(/\s?\$$/, '')
    .replace(/^\u2212|^\u2013/, '-')
  if (tidy === '') return { amount: 0, readable: text.trim() === '' }
  const parts = AMOUNT.exec(tidy)
  const [, before = '', after = '', whole = '', decimals = ''] = parts ?? []
  const digits = whole.replace(/[, ]/g, '') + decimals
  const refused = !parts || (before && after) || !/\d/.test(digits) || EUROPEAN_THOUSANDS.test(whole + decimals)
  if (refused) return { amount: 0, readable: false }
  const amount = Number(digits) * (before || after ? -1 : 1)
  return { amount: amount || 0, readable: true }
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** US dollars without decimals, e.g. “$1,201”; never “-$0”. */
export function formatDollars(amount: number): string {
  return dollars.format(Math.round(amount) || 0)
}

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 2,
})

/** For narrow places: as above below a million, then “$1.25M”, “$3B”. */
export function formatShortDollars(amount: number): string {
  return Math.abs(amount) < 1_000_000 ? formatDollars(amount) : short.format(amount)
}
