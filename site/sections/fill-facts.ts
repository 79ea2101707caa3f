import { addressLine, agency } from '#content/agency.ts'
import { words } from '#ui/words.ts'

const link = (href: string, text: string) => `<a class="link nowrap" href="${href}">${text}</a>`
const newTab = (href: string, text: string) =>
  `<a class="link" href="${href}" target="_blank" rel="noopener">${text}<span class="sr-only"> ${words.newTab}</span></a>`
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const facts: Record<string, string> = {
  agency: escape(agency.name),
  city: agency.address.city,
  state: agency.address.stateName,
  address: escape(addressLine),
  phone: link(agency.phone.href, agency.phone.display),
  email: `<a class="link" href="mailto:${agency.email}">${agency.email}</a>`,
  legalHours: agency.hours.legal.map(({ days, hours }) => `${days} ${hours}`).join(', '),
  departmentOfInsurance: newTab(
    agency.links.departmentOfInsurance,
    `${agency.address.stateName} Department of Insurance`,
  ),
  medicareGov: newTab(agency.links.medicareGov, 'Medicare.gov'),
}

/** Puts the agency's facts where a legal text names them as `{{phone}}`. Takes and gives HTML. Throws on a name that is no fact. */
export function fillFacts(html: string): string {
  return html.replaceAll(/\{\{(.*?)\}\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`A legal text asks for {{${name}}}: that is no fact of fill-facts.ts`)
    return fact
  })
}
