import { addressLine, agency } from '#content/agency.ts'
import { type PageSummary } from './page-summary.ts'

/** The site in one plain text for language models: who we are, how to reach us, every page that may be found. */
export function llmsTxt(pages: PageSummary[]): string {
  const found = pages.filter(({ indexed }) => indexed).sort((a, b) => (a.address < b.address ? -1 : 1))
  const isService = ({ address }: PageSummary) => address.includes('/services/')
  return [
    `# ${agency.name}`,
    '',
    `> ${agency.ownership} insurance agency in ${agency.address.city}, ${agency.address.stateName}, serving ${agency.serviceArea} since ${agency.founded}.`,
    '',
    `Phone ${agency.phone.display}, e-mail ${agency.email}, office ${addressLine}.`,
    ...agency.hours.office.map(({ days, hours }) => `Office hours: ${days}, ${hours}.`),
    'A quote is not coverage: coverage starts only when a carrier, or an agent with authority to bind, confirms it in writing.',
    '',
    '## Insurance services',
    '',
    ...found.filter(isService).map(line),
    '',
    '## Other pages',
    '',
    ...found.filter((page) => !isService(page)).map(line),
    '',
  ].join('\n')
}

function line({ title, address, description }: PageSummary): string {
  return `- [${title.replace(` | ${agency.name}`, '')}](${address}): ${description}`
}
