import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { nfipSentence } from '#content/nfip-authority.ts'
import { contactMessage } from '#contracts/contact-message.ts'
import { floodIntake } from '#contracts/flood-intake.ts'
import { openDatabase } from '#server/database/open.ts'
import { leaseDueRow } from '#server/repositories/outbox.ts'
import { openPostOffice, type PostOffice } from '#server/mail/post-office.ts'
import { floodRequest } from '#testing/flood-request.ts'
import { dialects, makeTestPlace, openTestDatabase } from '#testing/open-test-database.ts'
import { startMailbox } from '#testing/start-mailbox.ts'
import { startTestServer, type TestServer } from '#testing/start-test-server.ts'
import { sendDueMail } from './send-due-mail.ts'

const answers = { name: 'Ann', email: 'ann@mail.example', phone: '', subject: 'Other', message: 'Hello' }
const letters = ({ database }: TestServer) => database.read.selectFrom('outbox').selectAll().orderBy('id').execute()
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function untilTried(server: TestServer) {
  for (let waited = 0; waited < 8_000; waited += 50) {
    const rows = await letters(server)
    if (rows.length > 0 && rows.every(({ lastError }) => lastError !== null)) return rows
    await pause(50)
  }
  return letters(server)
}

/** Something that listens like a mail server and behaves as told. */
async function startListener(listener: {
  listen: (port: number, host: string) => unknown
  close: (done: () => void) => unknown
}) {
  const server = listener.listen(0, '127.0.0.1') as ReturnType<typeof createServer>
  await once(server, 'listening')
  return {
    url: `smtp://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void listener.close(() => resolve())),
  }
}

describe.each(dialects)('%s', (dialect) => {
  test('with the mail server away the answer is the same, and its letter leaves once when it is back (C003)', async () => {
    let now = Date.parse('2026-11-27T10:00:00Z')
    const port = await (async () => {
      await using probe = await startMailbox()
      return probe.port
    })()
    await using server = await startTestServer({
      dialect,
      now: () => new Date(now),
      env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    })
    expect((await server.post(contactMessage, answers)).status).toBe(201)
    const tried = await untilTried(server)
    expect(tried.map(({ state, lastError }) => [state, lastError?.includes('ECONNREFUSED')])).toEqual([
      ['waiting', true],
      ['waiting', true],
    ])
    await using mailbox = await startMailbox({ port })
    now += 2 * 60_000
    await server.post(contactMessage, { ...answers, email: 'other@mail.example' })
    await mailbox.received(4)
    await pause(300)
    expect(mailbox.mails.map(({ envelope }) => envelope.to[0]).sort()).toEqual([
      'ann@mail.example',
      'hello@example.com',
      'hello@example.com',
      'other@mail.example',
    ])
  })

  test('two senders on one database send each letter once (C006)', async () => {
    await using mailbox = await startMailbox()
    await using place = await makeTestPlace(dialect)
    const databases = await Promise.all([1, 2].map(() => openDatabase(place.settings)))
    await fillOutbox(databases[0] ?? expect.fail(), 20)
    const offices = databases.map(() => openPostOffice({ smtpUrl: mailbox.url, mailFrom: 'office@agency.test' }))
    const sent = await Promise.all(
      databases.map((database, index) =>
        sendDueMail({
          database,
          postOffice: offices[index] ?? expect.fail(),
          now: () => new Date(),
          report: () => undefined,
        }),
      ),
    )
    expect(sent.reduce((sum, count) => sum + count)).toBe(20)
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(20)
    expect(mailbox.mails).toHaveLength(20)
    for (const office of offices) office.close()
    await Promise.all(databases.map((database) => database.close()))
  })

  test('a letter that was sent but not written down is sent once more after its lease, under the same Message-ID (C006)', async () => {
    await using mailbox = await startMailbox()
    await using place = await makeTestPlace(dialect)
    const database = await openDatabase(place.settings)
    await fillOutbox(database, 1)
    let now = Date.parse('2026-11-27T10:00:00Z')
    const office = openPostOffice({ smtpUrl: mailbox.url, mailFrom: 'office@agency.test' })
    const crash: PostOffice = {
      ...office,
      deliver: async (letter, envelope) => {
        await office.deliver(letter, envelope)
        throw new Error('never returns')
      },
    }
    const deps = { database, now: () => new Date(now), report: () => undefined }
    // The process dies before the outcome is written: the write never happens.
    const dying = sendDueMail({
      ...deps,
      postOffice: crash,
      database: { ...database, write: dieAfterFirst(database.write) },
    })
    await expect(dying).rejects.toThrow('the process is gone')
    expect(await sendDueMail({ ...deps, postOffice: office })).toBe(0)
    now += 6 * 60_000
    expect(await sendDueMail({ ...deps, postOffice: office })).toBe(1)
    now += 60 * 60_000
    expect(await sendDueMail({ ...deps, postOffice: office })).toBe(0)
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(1)
    expect(mailbox.mails).toHaveLength(2)
    office.close()
    await database.close()
  })

  test('a letter is tried for a day with growing pauses, then waits for a person', async () => {
    await using place = await makeTestPlace(dialect)
    const database = await openDatabase(place.settings)
    await fillOutbox(database, 1)
    let now = Date.parse('2026-11-27T10:00:00Z')
    let attempts = 0
    const postOffice: PostOffice = {
      deliver: () => {
        attempts += 1
        return Promise.resolve({ outcome: 'refused', reason: '451 later' })
      },
      close: () => undefined,
    }
    for (let minute = 0; minute < 30 * 60; minute++) {
      await sendDueMail({ database, postOffice, now: () => new Date(now), report: () => undefined })
      now += 60_000
    }
    const row = await database.read.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect([row.state, row.lastError]).toEqual(['stuck', '451 later'])
    expect(attempts).toBeGreaterThan(10)
    expect(attempts).toBeLessThan(20)
    await database.close()
  })
})

test('a login that is rejected keeps the letters and their reason (C003)', async () => {
  const strict = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('no such user')),
  })
  await using listener = await startListener(strict)
  await using server = await startTestServer({ env: { SMTP_URL: listener.url } })
  expect((await server.post(contactMessage, answers)).status).toBe(201)
  for (const { state, lastError } of await untilTried(server)) {
    expect(state).toBe('waiting')
    expect(lastError).toMatch(/EAUTH|535/)
  }
})

test('without a mail server the letters wait untouched (C003)', async () => {
  await using server = await startTestServer()
  expect((await server.post(contactMessage, answers)).status).toBe(201)
  expect((await letters(server)).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['waiting', 0],
    ['waiting', 0],
  ])
})

test('a mail server that accepts and says nothing delays no answer (C004)', async () => {
  const silent = createServer(() => undefined)
  await using listener = await startListener(silent)
  await using server = await startTestServer({ env: { SMTP_URL: listener.url }, mailTimeout: 500 })
  const times = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const began = performance.now()
      expect((await server.post(contactMessage, { ...answers, name: `Ann ${index}` })).status).toBe(201)
      return performance.now() - began
    }),
  )
  expect(Math.max(...times)).toBeLessThan(1_000)
})

test('silence after the whole mail is not an instant retry (C004)', async () => {
  const stalls = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream) => void stream.resume(),
  })
  stalls.on('error', () => undefined)
  await using listener = await startListener(stalls)
  const now = Date.parse('2026-11-27T10:00:00Z')
  await using server = await startTestServer({
    env: { SMTP_URL: listener.url.replace('user:secret@', '') },
    mailTimeout: 400,
    now: () => new Date(now),
  })
  await server.post(contactMessage, answers)
  const rows = await untilTried(server)
  expect(rows[0]?.lastError).toMatch(/^no answer after the whole mail/)
  expect(Number(rows[0]?.nextAttemptAt) - now).toBe(30 * 60_000)
})

test('the visitor appears in Reply-To only, the sender is always the agency (C007)', async () => {
  await using mailbox = await startMailbox()
  await using server = await startTestServer({ env: { SMTP_URL: mailbox.url, MAIL_FROM: 'website@agency.test' } })
  await server.post(contactMessage, { ...answers, email: 'ann@strict-provider.example' })
  const [mail] = await mailbox.received(1)
  expect(mail?.envelope.from).toBe('website@agency.test')
  expect(mail?.from?.value).toEqual([{ address: 'website@agency.test', name: 'Prairie & Peak Insurance' }])
  expect(mail?.headers.has('sender')).toBe(false)
  expect(mail?.replyTo?.value).toEqual([{ address: 'ann@strict-provider.example', name: 'Ann' }])
  expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@agency\.test>$/)
})

test.each([
  'Smith, Jane',
  'Jane "JJ" Roe',
  'Roe; Co.',
  'Jane (home)',
  'jane@other.example',
  'Jane <boss@other.example>',
  'Jane\r\nBcc: all@other.example',
  'Jane\u2028Bcc: all@other.example',
  'Jane\u0000\nX: y',
  'José Müller-Łódź 🌲',
])('a name like %j splits nothing and adds no header (C068, C069)', async (name) => {
  await using mailbox = await startMailbox()
  await using server = await startTestServer({ env: { SMTP_URL: mailbox.url } })
  await server.post(contactMessage, { ...answers, name })
  const [mail] = await mailbox.received(1)
  const kept = name.replace('\u0000', '').replace(/[\r\n\u2028]+/g, ' ')
  expect(mail?.envelope.to).toEqual(['hello@example.com'])
  expect(mail?.replyTo?.value).toEqual([{ name: kept, address: 'ann@mail.example' }])
  expect([...(mail?.headers.keys() ?? [])]).not.toEqual(expect.arrayContaining(['bcc']))
  expect(mail?.headers.has('x')).toBe(false)
  expect(mail?.subject).toContain(kept)
})

test('markup in a message is seen as text in both parts of the mail (C070)', async () => {
  await using mailbox = await startMailbox()
  await using server = await startTestServer({ env: { SMTP_URL: mailbox.url } })
  const message =
    '<a href="https://evil.example">Click</a> <img src=x onerror=alert(1)> &amp; javascript:alert(1) <style>*{}</style>'
  await server.post(contactMessage, { ...answers, name: '<b>Ann</b> & Co', message })
  const [mail] = await mailbox.received(1)
  expect(mail?.text).toContain(`Message: ${message}`)
  expect(mail?.html).toContain('&#60;a href=&#34;https://evil.example&#34;&#62;')
  expect(mail?.html).not.toMatch(/<img|<style|<b>|href="https:\/\/evil/)
  expect(mail?.subject).toContain('<b>Ann</b> & Co')
})

test('a non-ASCII address is kept with the record and never used as Reply-To (C021)', async () => {
  await using mailbox = await startMailbox()
  await using server = await startTestServer({ env: { SMTP_URL: mailbox.url } })
  await server.post(contactMessage, { ...answers, email: 'josé@mail.example' })
  const [mail] = await mailbox.received(1)
  expect(mail?.replyTo).toBeUndefined()
  expect(mail?.text).toContain('Email: josé@mail.example')
})

test('one address gets four letters a day from us, however often it is typed in, and in whatever capitals', async () => {
  await using server = await startTestServer()
  const spellings = ['ann@mail.example', 'Ann@mail.example', 'aNN@mail.example', 'ANN@MAIL.example']
  for (const [index, email] of [...spellings, ...spellings].entries())
    await server.post(contactMessage, { ...answers, email, name: `Person ${index}` })
  const replies = (await letters(server)).filter(({ letter }) => letter === 'acknowledgement')
  expect(replies).toHaveLength(4)
})

test('an emergency says so in its subject and goes to two boxes; the reply says where the federal flood program stands', async () => {
  await using mailbox = await startMailbox()
  await using server = await startTestServer({ env: { SMTP_URL: mailbox.url } })
  const emergency = { ...floodRequest, urgencyLevel: 'emergency' }
  expect((await server.post(floodIntake, emergency)).status).toBe(201)
  const mails = await mailbox.received(3)
  const notices = mails.filter(({ subject }) => subject?.startsWith('EMERGENCY, closing within 7 days: Flood quote'))
  expect(notices.flatMap(({ envelope }) => envelope.to).sort()).toEqual(['flood@example.com', 'hello@example.com'])
  expect(notices[0]?.text).toContain('Dwelling coverage: Loan amount')
  expect(notices[0]?.html).toContain('href="tel:+15550100199"')
  const reply = mails.find(({ envelope }) => envelope.to.includes(emergency.email))
  expect(reply?.text?.replaceAll('\n', ' ')).toContain(nfipSentence())
})

test('however PostgreSQL plans it, one lease takes one letter (C006)', async () => {
  await using database = await openTestDatabase('postgres')
  await fillOutbox(database, 1)
  await database.write((transaction) => sql`analyze outbox`.execute(transaction))
  await fillOutbox(database, 20, 'M-2')
  const now = new Date('2026-11-27T10:00:00Z')
  const lease = { now, until: new Date('2026-11-27T10:05:00Z'), lease: 'one', skipLocked: true }
  // A nested loop is what the planner picks for a table that it thinks is small.
  const leased = await database.write(async (transaction) => {
    await sql`set local enable_hashjoin = off`.execute(transaction)
    await sql`set local enable_mergejoin = off`.execute(transaction)
    return leaseDueRow(transaction, lease)
  })
  const sending = await database.read.selectFrom('outbox').select('id').where('state', '=', 'sending').execute()
  expect(sending).toEqual([{ id: leased?.id }])
})

async function fillOutbox(database: Awaited<ReturnType<typeof openDatabase>>, count: number, name = 'M-1') {
  const createdAt = new Date('2026-11-27T09:00:00Z')
  await database.write(async (transaction) => {
    await transaction
      .insertInto('contactMessages')
      .values({ ...answers, phone: null, reference: name, createdAt, status: 'pending', suspected: false, source: {} })
      .execute()
    for (let index = 0; index < count; index++) {
      await transaction
        .insertInto('outbox')
        .values({
          letter: 'notice',
          kind: 'contact',
          reference: name,
          recipient: 'desk@agency.test',
          messageToken: `${name}-${index}`,
          state: 'waiting',
          attempts: 0,
          nextAttemptAt: createdAt,
          createdAt,
        })
        .execute()
    }
  })
}

function dieAfterFirst(write: Awaited<ReturnType<typeof openDatabase>>['write']): typeof write {
  let writes = 0
  return (work) => {
    writes += 1
    return writes === 1 ? write(work) : Promise.reject(new Error('the process is gone'))
  }
}
