import { describe, expect, test } from 'vitest'
import { contactMessage } from '#contracts/contact-message.ts'
import { contextHeader, hiddenFields, writeContext } from '#contracts/submission.ts'
import { dialects } from '#testing/open-test-database.ts'
import { startMailbox } from '#testing/start-mailbox.ts'
import { startTestServer, type TestServer } from '#testing/start-test-server.ts'

const answers = {
  name: 'Maren O’Dell',
  email: 'maren@mail.example',
  phone: '',
  subject: 'Claims Support',
  message: 'Hail on the barn roof.\nWho do I call?',
}
const stored = ({ database }: TestServer) =>
  database.read.selectFrom('contactMessages').selectAll().orderBy('id').execute()
const outbox = ({ database }: TestServer) => database.read.selectFrom('outbox').selectAll().orderBy('id').execute()

describe.each(dialects)('%s', (dialect) => {
  test('[CON-6] [DB-2] a message is stored as pending and answered with its reference', async () => {
    await using server = await startTestServer({ dialect })
    const response = await server.post(contactMessage, answers)
    expect(response.status).toBe(201)
    const { reference } = (await response.json()) as { reference: string }
    expect(reference).toMatch(/^M-[2-9B-Z]{4}-[2-9B-Z]{4}$/)
    expect(await stored(server)).toEqual([
      expect.objectContaining({ ...answers, phone: null, reference, status: 'pending', suspected: false }),
    ])
  })

  test('a form post is stored and sent on to the thank-you page', async () => {
    await using server = await startTestServer({ dialect })
    const response = await server.submit(contactMessage, { ...answers, [hiddenFields.page]: '/contact' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/thank-you?type=contact')
    expect(await stored(server)).toEqual([
      expect.objectContaining({ name: answers.name, source: { page: '/contact' } }),
    ])
  })

  test('a message sent twice under one key is kept once, also when both are under way together (C008, C009)', async () => {
    await using server = await startTestServer({ dialect })
    const together = await Promise.all([1, 2, 3].map(() => server.post(contactMessage, answers, 'one-key')))
    const later = await server.post(contactMessage, answers, 'one-key')
    const bodies = await Promise.all([...together, later].map((response) => response.text()))
    expect(new Set(bodies).size).toBe(1)
    expect(later.status).toBe(201)
    expect(await stored(server)).toHaveLength(1)
    expect(await outbox(server)).toHaveLength(2)
  })

  test('changed words under the same key are a message of their own (C009)', async () => {
    await using server = await startTestServer({ dialect })
    await server.post(contactMessage, answers, 'one-key')
    await server.post(contactMessage, { ...answers, message: 'And the shed.' }, 'one-key')
    expect((await stored(server)).map(({ message }) => message)).toEqual([answers.message, 'And the shed.'])
  })

  test('the same form pressed twice without script is kept once, and again after ten minutes (C008)', async () => {
    let now = new Date('2026-11-27T10:00:00Z')
    await using server = await startTestServer({ dialect, now: () => now })
    await Promise.all([1, 2].map(() => server.submit(contactMessage, answers)))
    expect(await stored(server)).toHaveLength(1)
    now = new Date('2026-11-27T10:11:00Z')
    await server.submit(contactMessage, answers)
    expect(await stored(server)).toHaveLength(2)
  })

  test('a reference that exists already is not given twice; the message gets another', async () => {
    const drawn = ['M-2222-2222', 'M-2222-2222', 'M-3333-3333']
    await using server = await startTestServer({ dialect, makeReference: () => drawn.shift() ?? 'M-2222-2222' })
    for (const message of ['The first.', 'The second.']) {
      expect((await server.post(contactMessage, { ...answers, message })).status).toBe(201)
    }
    expect((await stored(server)).map(({ reference, message }) => [reference, message])).toEqual([
      ['M-2222-2222', 'The first.'],
      ['M-3333-3333', 'The second.'],
    ])
    // When chance cannot be the reason any more, it is a fault, and the visitor is told.
    expect((await server.post(contactMessage, { ...answers, message: 'The third.' })).status).toBe(500)
    expect(await stored(server)).toHaveLength(2)
    expect(await outbox(server)).toHaveLength(4)
  })

  test('[CON-10] faults are named by field, and nothing is stored', async () => {
    await using server = await startTestServer({ dialect })
    const response = await server.post(contactMessage, {
      ...answers,
      email: 'maren@',
      subject: 'Weather',
      message: ' ',
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      message: 'There are 3 things to fix',
      fields: {
        email: 'Enter an email address like name@example.com',
        subject: 'Choose a subject',
        message: 'Write your message',
      },
    })
    expect(await stored(server)).toEqual([])
  })

  test('a form post with faults comes back as a page that keeps what was typed and can be sent again', async () => {
    await using server = await startTestServer({ dialect })
    const typed = { ...answers, email: 'maren@', message: '</textarea><script>alert(1)</script> "quoted"' }
    const response = await server.submit(contactMessage, typed)
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const page = await response.text()
    expect(page).toContain('There is 1 thing to fix')
    expect(page).toContain('Enter an email address like name@example.com')
    expect(page).toContain('(307) 555-0100')
    expect(page).toContain('value="Maren O’Dell"')
    expect(page).toContain('&#60;/textarea&#62;&#60;script&#62;alert(1)')
    expect(page).not.toContain('<script>')
    expect(page).toMatch(/<option value="Claims Support" selected>/)
    expect(page).toMatch(/<form method="post" action="\/api\/contact"/)
    expect(page).toMatch(/name="_key" value="[0-9a-f-]{36}"/)
  })

  test.each([
    ['the hidden field is filled', { trap: 'ann@mail.example' }, {}],
    ['it was filled in faster than anyone types', { seconds: '0' }, {}],
    ['it is a list of links', {}, { message: 'http://a.example '.repeat(8) }],
  ])(
    'a suspected message is stored and labelled, never dropped, and nobody is mailed: %s (C001)',
    async (_why, context, change) => {
      await using server = await startTestServer({ dialect })
      const response = await fetch(server.url + contactMessage.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [contextHeader]: writeContext(context) },
        body: JSON.stringify({ ...answers, ...change }),
      })
      expect(response.status).toBe(201)
      expect(await stored(server)).toEqual([expect.objectContaining({ suspected: true, name: answers.name })])
      expect(await outbox(server)).toEqual([])
    },
  )

  test.each([
    'Claim at https://carrier.example/claims and the map at https://maps.example/county\n--\nAnn, https://ann.example',
    'PLEASE CALL ME ABOUT MY BARN',
    'Medicare supplement, Medicare supplement, Medicare supplement, Medicare supplement?',
  ])('a real question is never suspected: %s (C002)', async (message) => {
    await using server = await startTestServer({ dialect })
    await server.post(contactMessage, { ...answers, message })
    expect(await stored(server)).toEqual([expect.objectContaining({ suspected: false, message })])
    expect(await outbox(server)).toHaveLength(2)
  })

  test('a message reaches the office’s mailbox once, and the visitor is told (C003)', async () => {
    await using mailbox = await startMailbox()
    await using server = await startTestServer({ dialect, env: { SMTP_URL: mailbox.url } })
    const { reference } = (await (await server.post(contactMessage, answers)).json()) as { reference: string }
    const [notice, reply] = await mailbox.received(2)
    expect(notice?.subject).toBe(`Message, Claims Support: Maren O’Dell [${reference}]`)
    expect(notice?.envelope).toEqual({ from: 'hello@example.com', to: ['hello@example.com'] })
    expect(notice?.replyTo?.value).toEqual([{ name: 'Maren O’Dell', address: 'maren@mail.example' }])
    expect(notice?.text).toContain('> Who do I call?')
    expect(reply?.envelope.to).toEqual(['maren@mail.example'])
    expect(reply?.text).toContain('We read every message and reply within 24 hours.')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(mailbox.mails).toHaveLength(2)
    expect((await outbox(server)).map(({ state }) => state)).toEqual(['sent', 'sent'])
  })
})
