import { toPage } from '../action.ts'
import { agency } from '../agency.ts'
import { solicitation } from '../medicare-sentence.ts'
import { type PageMeta } from '../page-meta.ts'

const { figures } = agency

export const getQuote = {
  meta: {
    title: 'Get Your Free Quote',
    description:
      'Ask for a free insurance quote from an independent Wyoming agency: online, by phone or in writing. A person answers within 2 business hours.',
    keywords: ['free insurance quote', 'insurance quote Wyoming', 'home and auto quote', 'business insurance quote'],
    path: '/get-quote',
  } satisfies PageMeta,
  hero: {
    title: 'Get your free quote',
    lede: 'Use the online form, write to us, or call. It takes a few minutes, it costs nothing, and nothing is decided by it.',
  },
  benefits: {
    title: 'What to expect',
    items: [
      { title: 'Fast response', icon: 'clock', text: 'A person answers within 2 business hours.' },
      { title: 'Comprehensive coverage', icon: 'scan-search', text: 'We look for gaps, not only a price.' },
      { title: 'No obligation', icon: 'feather', text: 'Keep the quote, say no, nothing happens.' },
      {
        title: 'Expert guidance',
        icon: 'messages-square',
        text: `Someone licensed in ${agency.serviceArea} explains the limits.`,
      },
    ],
  },
  office: { title: 'Call or visit', hours: 'Hours' },
  coverage: {
    title: 'Read up first',
    doors: [
      { action: toPage('Personal', '/services/personal'), icon: 'house', text: 'Auto, home and umbrella' },
      { action: toPage('Commercial', '/services/commercial'), icon: 'store', text: 'Liability, property, crews' },
      { action: toPage('Farm & Ranch', '/services/farm-ranch'), icon: 'tractor', text: 'Land, livestock, machines' },
      { action: toPage('Life & Health', '/services/life-health'), icon: 'heart-pulse', text: 'Income, health, family' },
    ],
    all: toPage('View All Services', '/services/personal'),
  },
  request: {
    title: 'Write to us instead',
    text: 'Tell us what you want to protect and how to reach you. Please leave out Social Security and Medicare numbers.',
    caution: 'A request is not coverage. Coverage begins only when we or the carrier confirm it in writing.',
    medicare: `For Medicare: ${solicitation.replace('This', 'this')}`,
    privacy: 'We use what you send only to prepare your quote.',
  },
  atHand: {
    title: 'Have at hand',
    items: [
      'Drivers and vehicles',
      'The declarations page you have now',
      'The year of the roof',
      'Losses in the last five years',
    ],
  },
  trust: [
    { figure: figures.bonded, text: `in ${agency.serviceArea}` },
    { figure: `${figures.rating} Rated Agency`, text: 'with A-rated carriers' },
    { figure: 'Local Wyoming Experts', text: `in ${agency.address.city}, a call or a drive away` },
    { figure: `${figures.quotePageYears} years`, text: 'of experience' },
  ],
}
