import { call, quote, toPage } from '../action.ts'
import { agency } from '../agency.ts'
import { type PageMeta } from '../page-meta.ts'
import { type Section } from '../section.ts'

const { staff, figures, address } = agency
const team = Object.values(staff)
  .map(({ name, role }) => `${name}, ${role.toLowerCase().replace('medicare', 'Medicare').replace('sr22', 'SR22')}`)
  .join('; ')

export const about = {
  meta: {
    title: 'About Us',
    description: `Who we are: an independent, woman-veteran-owned agency in ${address.city}, ${address.stateName}, serving the state since ${agency.founded}. A new name, the same people.`,
    keywords: ['about our insurance agency', 'independent agency Sheridan', 'woman-veteran-owned', 'rebranded agency'],
    path: '/about',
  } satisfies PageMeta,
  hero: {
    eyebrow: `${agency.ownership}. Serving ${agency.serviceArea} since ${agency.founded}.`,
    title: 'The people you know, under a new name',
    lede: 'Same people, same desk, more carriers. Here is what changed, and what did not.',
    actions: [quote('Get Your Quote'), toPage('Contact Us Today', '/contact')],
  },
  sections: [
    {
      kind: 'statement',
      title: 'A new name on the door',
      text: [
        `For years you knew us as ${agency.formerName}. We rebranded to ${agency.name} because the old name told you where we had come from, and the new one tells you where we are: the prairie in front of the house, the Bighorns behind it.`,
        'The sign changed. The people, the phone number and your policies did not. If your card or an old letter shows the earlier name, it is still us who answer.',
      ],
    },
    {
      kind: 'list',
      look: 'trio',
      ground: 'band',
      title: 'Our foundation and our promise',
      items: [
        {
          title: 'Our Foundation',
          text: `We started in ${agency.founded} with kitchen-table questions: what is it worth, what could go wrong, what would it cost to put right. We are locally owned, woman-veteran-owned and independent, so we work for you and not for one company.`,
        },
        {
          title: 'Our Promise',
          text: 'We explain before we sell. If a policy does not fit, we say so. If we cannot help, we tell you who might.',
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      icon: 'hourglass',
      title: 'AI tools: coming soon',
      text: [
        'A quote generator, a risk assessment tool and a chat assistant are in the workshop. They are not here yet and do nothing today. When they arrive, a licensed person will still check the answer.',
      ],
    },
    {
      kind: 'tiles',
      title: 'Four pillars',
      intro: 'What stands under the new name.',
      items: [
        {
          title: 'Same Trust',
          icon: 'handshake',
          text: 'Your policies did not change with the name.',
        },
        {
          title: 'Expanded Services',
          icon: 'layers',
          text: `${figures.insuranceTypes} kinds of insurance, from the house and the herd to a patent.`,
        },
        { title: 'Same Team', icon: 'users', text: `${team}.` },
        {
          title: 'Enhanced Technology',
          icon: 'smartphone',
          text: 'Forms that work on a phone, and documents you can sign at home.',
        },
      ],
    },
    {
      kind: 'list',
      look: 'ruled',
      ground: 'band',
      title: 'What we value',
      items: [
        {
          title: 'Personal Service',
          text: 'A name, not a queue. You know who looks after your policy, and that person knows your place.',
        },
        {
          title: 'Trusted Protection',
          text: 'Limits explained in dollars: what the policy would pay for your roof, your truck or your hay, and what it would not.',
        },
        { title: 'Innovation Forward', text: 'Tools that save you a drive, and never stand in for advice.' },
      ],
    },
    {
      kind: 'figures',
      ground: 'dark',
      title: 'Our track record',
      items: [
        { figure: figures.yearsOfService, text: 'years of service' },
        { figure: figures.clients, text: 'clients' },
        { figure: String(figures.insuranceTypes), text: 'insurance types' },
        {
          figure: figures.claims,
          text: 'claims support: carriers take claims day and night, and our office has hours',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'Asked since the new sign went up',
      items: [
        {
          question: 'Did my policy change with the name?',
          answer: 'No. Your contract is with the company on your declarations page.',
        },
        {
          question: 'Do I need new ID cards?',
          answer: 'No. Cards come from the carrier and stay good until they expire.',
        },
        {
          question: 'How do I check your license?',
          answer: `Search our name at the ${address.stateName} Department of Insurance, ${new URL(agency.links.departmentOfInsurance).host}.`,
        },
        {
          question: 'How are you paid?',
          answer: 'Mostly by carrier commission. If we ever charge a fee, we tell you first, in writing.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Come in, call, or start here',
      text: `Our door is at ${address.street}, ${address.suite}, in ${address.city}.`,
      actions: [quote('Get Your Quote'), toPage('Contact Us Today', '/contact'), call()],
    },
  ] satisfies Section[],
}
