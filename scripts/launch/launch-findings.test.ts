import { expect, test } from 'vitest'
import { findLaunchProblems, type PublishedContent } from './launch-findings.ts'

const today = '2026-11-27'

/** An agency with nothing left to settle. Each test spoils one thing. */
const ready = () =>
  ({
    agency: {
      phone: '(307) 674-0000',
      links: { payment: 'https://pay.agency.test/' },
      embeds: { podcast: { src: 'https://player.agency.test/' } },
      social: { facebook: 'https://facebook.test/agency' },
      figures: { clients: '1000+', basis: { clients: 'Client list of October 2026' } },
      medicare: { organizations: 7, products: 31, sellsAll: false, countsAsOf: 'October 2026' },
    },
    banner: { dates: 'October 15 to December 7, 2026' },
    nfipAuthority: { status: 'authorized', asOf: '2026-10-31' } as PublishedContent['nfipAuthority'],
    testimonials: [{ name: 'A. Neighbor' }],
    services: {
      pet: {
        sections: [
          {
            kind: 'figures',
            title: 'Costs',
            items: [{ figure: '9%', text: 'of dogs', source: { name: 'NAPHIA', asOf: '2025' } }],
          },
        ],
      },
    },
    pages: {
      about: { sections: [{ kind: 'figures', title: 'Record', items: [{ figure: '1000+', text: 'clients' }] }] },
    },
  }) satisfies PublishedContent

test('an agency with nothing left to settle may publish', () => {
  expect(findLaunchProblems(ready(), today)).toEqual([])
})

test.each([
  ['a 555-01xx number', '(307) 555-0142'],
  ['a 555-01xx number as it is dialed', 'tel:+13075550142'],
  ['an example.com box', 'hello@example.com'],
  ['an address under example.com', 'https://pay.example.com/'],
  ['a Sample name', 'Casey Sample'],
  ['a sample key', 'sample-key'],
  ['the sample agency’s own name', 'Prairie & Peak Insurance'],
  ['a licence of zeros', 'License 000000'],
])('a sample value is found: %s', (_what, value) => {
  const content = { ...ready(), testimonials: [{ name: value }] }
  expect(findLaunchProblems(content, today)).toEqual([
    { kind: 'sample value', where: 'testimonials.0.name', what: value },
  ])
})

test.each([
  ['unknown', '2026-11-27', 'whether NFIP may write policies today'],
  ['authorized', '2026-10-26', '"authorized" was last confirmed on 2026-10-26'],
  ['lapsed', '2025-10-01', '"lapsed" was last confirmed on 2025-10-01'],
] as const)('a flood program whose authority is %s as of %s is found', (status, asOf, what) => {
  const content = { ...ready(), nfipAuthority: { status, asOf } }
  expect(findLaunchProblems(content, today)).toEqual([{ kind: 'unconfirmed date', where: 'nfipAuthority', what }])
})

test('a real number is no sample', () => {
  const content = { ...ready(), testimonials: ['(307) 555-2368', 'https://examples.community', '82801', '$100,000'] }
  expect(findLaunchProblems(content, today)).toEqual([])
})

test.each([
  ['the last date it names is over', { dates: 'October 15 to December 7, 2025' }],
  ['its showUntil is over', { dates: 'All winter', showUntil: '2026-11-26' }],
  ['its dates are over although it still shows', { dates: 'Until May 1, 2026', showUntil: '2027-01-01' }],
])('a banner is out of date when %s', (_when, banner) => {
  expect(findLaunchProblems({ ...ready(), banner }, today)).toMatchObject([{ kind: 'out-of-date banner' }])
})

test('a banner is in date on its last day', () => {
  expect(findLaunchProblems({ ...ready(), banner: { dates: 'To November 27, 2026' } }, today)).toEqual([])
})

test('missing Medicare counts are found, each by its name', () => {
  const content = ready()
  const { agency } = content
  const medicare = { organizations: null, products: null, sellsAll: false, countsAsOf: '' }
  expect(findLaunchProblems({ ...content, agency: { ...agency, medicare } }, today).map(({ where }) => where)).toEqual([
    'agency.medicare.organizations',
    'agency.medicare.products',
    'agency.medicare.countsAsOf',
  ])
})

test('an agency that sells every plan needs no counts', () => {
  const content = ready()
  const medicare = { organizations: null, products: null, sellsAll: true, countsAsOf: '' }
  expect(findLaunchProblems({ ...content, agency: { ...content.agency, medicare } }, today)).toEqual([])
})

test.each([
  ['no source', {}],
  ['a source of no date', { source: { name: 'Someone', asOf: '' } }],
])('a figure with %s is found', (_what, source) => {
  const flood = {
    sections: [{ kind: 'figures', title: 'Floods', items: [{ figure: '26%', text: 'in 30 years', ...source }] }],
  }
  expect(findLaunchProblems({ ...ready(), services: { flood } }, today)).toEqual([
    { kind: 'unsourced figure', where: 'services.flood.sections.0 “Floods”', what: '26% in 30 years' },
  ])
})

test('a marketing figure without its basis is found', () => {
  const content = ready()
  const figures = { clients: '1000+', basis: { clients: ' ' } }
  expect(findLaunchProblems({ ...content, agency: { ...content.agency, figures } }, today)).toMatchObject([
    { kind: 'missing basis', where: 'agency.figures.basis.clients' },
  ])
})

test.each(['links', 'embeds', 'social'])('an address left empty in %s is a dead placeholder', (place) => {
  const content = ready()
  const agency = { ...content.agency, [place]: { some: { src: '' } } }
  expect(findLaunchProblems({ ...content, agency }, today)).toMatchObject([
    { kind: 'dead placeholder', where: `agency.${place}.some.src` },
  ])
})
