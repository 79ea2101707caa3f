import { describe, expect, test } from 'vitest'
import { consentTexts, consentVersion } from '#content/consent-texts.ts'
import { notGovernment, solicitation } from '#content/medicare-sentence.ts'
import { tickedValue } from '#contracts/contract.ts'
import { floodIntake } from '#contracts/flood-intake.ts'
import { scopeOfAppointment } from '#contracts/scope-of-appointment.ts'
import { contextHeader, writeContext } from '#contracts/submission.ts'
import { testimonial } from '#contracts/testimonial.ts'
import { quoteRequest } from '#server/domain/quote-contract.ts'
import { floodRequest } from '#testing/flood-request.ts'
import { dialects } from '#testing/open-test-database.ts'
import { startMailbox } from '#testing/start-mailbox.ts'
import { startTestServer, type TestServer } from '#testing/start-test-server.ts'

const scope = {
  ...scopeOfAppointment.defaults,
  beneficiaryName: 'Lou Sample',
  beneficiaryPhone: '(555) 010-0163',
  beneficiaryEmail: 'lou@mail.example',
  appointmentDate: '2026-11-01',
  appointmentTime: '01:30',
  medicareAdvantage: true,
  otherProductsSpecify: 'hidden by its box',
  specialNeeds: 'heart-condition-word',
  consentToContact: true,
  understandScope: true,
  agreeToTerms: true,
}
const scopes = ({ database }: TestServer) => database.read.selectFrom('scopeOfAppointments').selectAll().execute()

const quote = {
  ...quoteRequest.defaults,
  firstName: 'Ann',
  lastName: 'Roe',
  email: 'ann@mail.example',
  phone: '555-010-0199',
  insuranceType: 'bonds',
  bondType: 'bid',
  bondAmount: '$1,200.50',
  dateNeeded: '2026-12-24',
}

describe.each(dialects)('%s', (dialect) => {
  test('[SOA-5] a Scope of Appointment keeps what was agreed to, word for word, and its time as written (C031, C033)', async () => {
    await using server = await startTestServer({ dialect })
    expect((await server.post(scopeOfAppointment, scope)).status).toBe(201)
    expect(await scopes(server)).toEqual([
      expect.objectContaining({
        status: 'pending',
        appointmentDate: '2026-11-01',
        appointmentTime: '01:30',
        timeZone: 'America/Denver',
        preferredLanguage: 'English',
        otherProductsSpecify: null,
        consentVersion,
        consentTexts: consentTexts[consentVersion],
        pageVersion: 'unbuilt',
        agreeToTerms: true,
        medicareSupplementMedigap: false,
      }),
    ])
  })

  test.each(['2026-03-08 02:30', '2026-11-01 01:30', '2028-02-29 00:00'])(
    'an appointment at %s stays there, in the gap, in the overlap, on a leap day (C033)',
    async (when) => {
      await using server = await startTestServer({ dialect })
      const [appointmentDate, appointmentTime] = when.split(' ')
      await server.post(scopeOfAppointment, { ...scope, appointmentDate, appointmentTime })
      expect(await scopes(server)).toEqual([expect.objectContaining({ appointmentDate, appointmentTime })])
    },
  )

  test.each([false, 'false', 0, '0', 'off', null, undefined, 'on', 1, []])(
    'a consent of %j is refused with a field error, and nothing is stored (C025)',
    async (consentToContact) => {
      await using server = await startTestServer({ dialect })
      const response = await server.post(scopeOfAppointment, { ...scope, consentToContact })
      expect(await response.json()).toMatchObject({
        fields: { consentToContact: 'Please review and agree to all consent statements.' },
      })
      expect(await scopes(server)).toEqual([])
    },
  )

  test('without script only the agreed text of a box is a consent (C025)', async () => {
    await using server = await startTestServer({ dialect })
    const texts = Object.fromEntries(
      Object.entries(scope).flatMap(([field, value]) =>
        value === false ? [] : [[field, value === true ? tickedValue : value]],
      ),
    )
    for (const wrong of ['on', 'true', '1', ''])
      expect((await server.submit(scopeOfAppointment, { ...texts, understandScope: wrong })).status).toBe(422)
    const received = await server.submit(scopeOfAppointment, texts)
    expect([received.status, received.headers.get('location')]).toEqual([303, '/soa-form/received'])
    expect(await scopes(server)).toHaveLength(1)
  })

  test('without script, what is recorded as agreed stands on the page that gives the form back', async () => {
    await using server = await startTestServer({ dialect })
    const answer = await server.submit(scopeOfAppointment, { beneficiaryName: 'Lou Sample' })
    const page = (await answer.text()).replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    for (const sentence of [...Object.values(consentTexts[consentVersion] ?? {}), solicitation, notGovernment])
      expect(page).toContain(sentence)
    expect(page).toContain('1-800-MEDICARE')
    expect(page).toContain('href="/terms-of-service"')
  })

  test('[FP-5] a flood intake is stored as pending with every field', async () => {
    await using server = await startTestServer({ dialect })
    const intake = { ...floodRequest, closingDate: '2026-12-01', yearBuilt: '1978' }
    expect((await server.post(floodIntake, intake)).status).toBe(201)
    const rows = await server.database.read.selectFrom('floodIntakeRequests').selectAll().execute()
    expect(rows).toEqual([
      expect.objectContaining({
        status: 'pending',
        closingDate: '2026-12-01',
        yearBuilt: 1978,
        propertyState: 'WY',
        loanType: null,
      }),
    ])
  })

  test('[DB-2] [SVC-10] a bond request is a quote request with its details, and other lines have none (C017)', async () => {
    await using server = await startTestServer({ dialect })
    await server.post(quoteRequest, quote)
    await server.post(quoteRequest, { ...quote, insuranceType: 'pet' })
    const rows = await server.database.read.selectFrom('quoteRequests').selectAll().orderBy('id').execute()
    expect(rows.map(({ status, details }) => [status, details])).toEqual([
      ['pending', { bondType: 'bid', bondAmount: '$1,200.50', dateNeeded: '2026-12-24' }],
      ['pending', null],
    ])
    expect((await server.submit(quoteRequest, quote)).headers.get('location')).toBe('/quote-success')
  })

  test('[TES-5] [TES-6] testimonials come newest first, six fields each, a page at a time, and unchanged is said briefly', async () => {
    await using server = await startTestServer({ dialect })
    await server.database.write(async (transaction) => {
      for (let index = 1; index <= 130; index++) {
        await transaction
          .insertInto('testimonials')
          .values({
            reference: `T-${index}`,
            createdAt: new Date(),
            status: 'pending',
            suspected: false,
            source: {},
            name: `Person ${index}`,
            title: '<script>alert(1)</script>',
            company: null,
            email: 'secret@mail.example',
            testimonial: 'Good people.',
            // An odd row of an earlier time breaks nothing (C026).
            rating: index === 125 ? 9 : 5,
            approved: index % 10 !== 0,
          })
          .execute()
      }
    })
    const seen: { id: number; name: string }[] = []
    let path: string | undefined = testimonial.path
    while (path !== undefined) {
      const response: Response = await fetch(server.url + path)
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      const text = await response.text()
      expect(text).not.toContain('secret@')
      seen.push(...(JSON.parse(text) as typeof seen))
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(seen).toHaveLength(117)
    expect(seen[0]).toEqual({
      id: 129,
      name: 'Person 129',
      title: '<script>alert(1)</script>',
      company: null,
      testimonial: 'Good people.',
      rating: 5,
    })
    expect(seen.map(({ id }) => id)).toEqual(seen.map(({ id }) => id).toSorted((one, other) => other - one))
    const first = await fetch(server.url + testimonial.path)
    const again = await fetch(server.url + testimonial.path, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    for (const before of ['x', '-1', '1e9', "1' or 1"])
      expect((await fetch(`${server.url}${testimonial.path}?before=${encodeURIComponent(before)}`)).status).toBe(400)
  })

  test('page, referrer and campaign are kept with the record', async () => {
    await using server = await startTestServer({ dialect })
    const source = { page: '/services/bonds', referrer: 'search.example', campaign: 'utm_source=fair&utm_campaign=äöü' }
    await fetch(server.url + quoteRequest.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [contextHeader]: writeContext({ ...source, seconds: '41' }) },
      body: JSON.stringify(quote),
    })
    const rows = await server.database.read.selectFrom('quoteRequests').select(['source', 'suspected']).execute()
    expect(rows).toEqual([{ source, suspected: false }])
  })
})

test('what may speak of health stays out of mail; the beneficiary gets a copy with the sentences agreed to', async () => {
  await using mailbox = await startMailbox()
  await using server = await startTestServer({ env: { SMTP_URL: mailbox.url } })
  await server.post(scopeOfAppointment, scope)
  await server.post(quoteRequest, { ...quote, insuranceType: 'medicare', message: 'heart-condition-word' })
  const mails = await mailbox.received(5)
  expect(mails.map(({ raw }) => raw).join('')).not.toContain('heart-condition-word')
  const notice = mails.find(({ subject }) => subject?.startsWith('Scope of Appointment: Lou Sample'))
  expect(notice?.envelope.to).toEqual(['medicare@example.com'])
  expect(notice?.text).toContain('Preferred Time: 1:30 AM')
  expect(notice?.text).toContain('Preferred Appointment Date: Sunday, November 1, 2026')
  expect(notice?.text).toContain('Some answers are private.')
  const copy = mails.find(({ subject }) => subject?.startsWith('Your copy of the Scope of Appointment'))
  expect(copy?.envelope.to).toEqual(['lou@mail.example'])
  for (const sentence of Object.values(consentTexts[consentVersion] ?? {}))
    expect(copy?.text?.replaceAll('\n', ' ')).toContain(sentence)
  const reply = mails.find(({ subject }) => subject?.startsWith('We have received your request [S-'))
  expect(reply?.text).toContain('(307) 555-0100, extension 2')
  expect(reply?.text?.replaceAll('\n', ' ')).toContain('not connected with or endorsed by the U.S. government')
  for (const mail of [reply, copy]) expect(mail?.text).toContain('1-800-MEDICARE')
  const routed = mails.find(({ subject }) => subject?.startsWith('Quote request: Ann Roe'))
  expect(routed?.envelope.to).toEqual(['medicare@example.com'])
})
