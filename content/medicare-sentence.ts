import { agency, officeHours } from './agency.ts'

interface Counts {
  organizations: number | null
  products: number | null
  sellsAll: boolean
}

/**
 * The third-party-marketing sentence in its prescribed words (42 CFR 422.2267(e)(41), since October 1, 2026), the only copy
 * of it. `null` while the agency has not configured its counts: nothing is invented, the page says “call us” instead.
 */
export function medicareSentence({ organizations, products, sellsAll }: Counts = agency.medicare): string | null {
  if (!organizations || !products) return null
  const counts = `Currently we represent ${organizations} organizations which offer ${products} products in your area.`
  return sellsAll
    ? `${counts} You can always contact Medicare.gov or 1-800-MEDICARE for help with plan choices.`
    : `We do not offer every plan available in your area. ${counts} Please contact Medicare.gov or 1-800-MEDICARE to get information on all of your options.`
}

/** While the counts are not configured; the telephone number stands between the two halves. */
export const askForCounts = {
  before: 'Ask us which organizations and products we represent: call',
  after: '. Medicare.gov and 1-800-MEDICARE have information on all of your options.',
}

/** What a Medicare page or letter says of whom the agency represents: the prescribed sentence, or what stands for it; `phone` as it is shown. */
export function medicareWords(phone: string): string {
  return medicareSentence() ?? `${askForCounts.before} ${phone}${askForCounts.after}`
}

/** Beside the extension for Medicare. */
export const ttyAndHours = `TTY users call 711. ${officeHours}.`

/** Above the button of every form that may be about Medicare (Wyoming, chapter 35, section 20). */
export const solicitation = 'This is a solicitation of insurance. A licensed insurance agent will contact you.'

/** Stands on every Medicare page and in every Medicare email, with or without the sentence above. */
export const notGovernment = `${agency.name} is a private, licensed insurance agency. It is not connected with or endorsed by the U.S. government or the federal Medicare program.`
