import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { contactMessage } from '#contracts/contact-message.ts'
import { testimonial } from '#contracts/testimonial.ts'
import { dialects } from '#testing/open-test-database.ts'
import { startTestServer, type TestServer } from '#testing/start-test-server.ts'

const run = promisify(execFile)

/** The office's hand as a process of its own, beside the running server. */
async function office({ place }: TestServer, ...words: string[]) {
  const env = {
    ...process.env,
    USER: 'casey',
    DATA_DIR: place.dataDir,
    ...(place.url ? { DATABASE_URL: place.url } : {}),
  }
  const { stdout } = await run(process.execPath, ['server/office.ts', ...words], {
    cwd: join(import.meta.dirname, '..'),
    env,
  })
  return stdout
}

const referenceOf = async (response: Response) => ((await response.json()) as { reference: string }).reference
const praise = {
  name: 'Ann',
  email: 'ann@mail.example',
  title: 'Rancher',
  company: '',
  testimonial: 'Good people.',
  rating: 5,
}

describe.each(dialects)('%s', (dialect) => {
  test(
    '[TES-7] a testimonial is on the site from its approval to its decline, and both are written down',
    { timeout: 60_000 },
    async () => {
      await using server = await startTestServer({ dialect })
      const published = async () => (await (await fetch(server.url + testimonial.path)).json()) as unknown[]
      const reference = await referenceOf(await server.post(testimonial, praise))
      expect(await published()).toEqual([])
      expect(await office(server, 'inbox')).toContain(reference)
      await office(server, 'approve', reference)
      await office(server, 'approve', reference)
      expect(await published()).toEqual([
        { id: 1, name: 'Ann', title: 'Rancher', company: null, testimonial: 'Good people.', rating: 5 },
      ])
      expect(await office(server, 'show', reference)).toContain('casey: approved')
      await office(server, 'decline', reference)
      expect(await published()).toEqual([])
      for (const unpublished of ['declined', 'spam', 'do-not-contact', 'contacted']) {
        await office(server, 'status', reference, 'published')
        expect(await published()).toHaveLength(1)
        await office(server, 'status', reference, unpublished)
        expect(await published(), unpublished).toEqual([])
      }
      const events = await server.database.read.selectFrom('events').select(['who', 'what']).orderBy('id').execute()
      expect(events).toEqual([
        { who: 'visitor', what: 'sent' },
        { who: 'casey', what: 'approved' },
        { who: 'casey', what: 'declined' },
        ...['declined', 'status spam', 'status do-not-contact', 'status contacted'].flatMap((what) => [
          { who: 'casey', what: 'approved' },
          { who: 'casey', what },
        ]),
      ])
    },
  )

  test('a status is changed, a notice is sent again, nonsense is refused in words', { timeout: 60_000 }, async () => {
    await using server = await startTestServer({ dialect })
    const reference = await referenceOf(
      await server.post(contactMessage, {
        name: 'Ann \u202eevil',
        email: 'ann@mail.example',
        subject: 'Other',
        message: 'Hello',
      }),
    )
    await office(server, 'status', reference, 'contacted')
    expect(await office(server, 'resend', reference)).toContain('1 letter is due now')
    const shown = await office(server, 'show', reference)
    expect(shown).toContain('contacted')
    expect(shown).not.toContain('\u202e')
    await expect(office(server, 'status', reference, 'lost')).rejects.toThrow('There is no status')
    await expect(office(server, 'approve', reference)).rejects.toThrow('is no testimonial')
    await expect(office(server, 'show', 'M-0000-0000')).rejects.toThrow('There is no record')
  })

  test(
    'a notice that has left is sent once more, however the visitor’s letters stand',
    { timeout: 60_000 },
    async () => {
      await using server = await startTestServer({ dialect })
      const message = { name: 'Ann', email: 'ann@mail.example', subject: 'Other', message: 'Hello' }
      const reference = await referenceOf(await server.post(contactMessage, message))
      await server.database.write(async (transaction) => {
        await transaction.updateTable('outbox').set({ state: 'sent' }).where('letter', '=', 'notice').execute()
        await transaction.updateTable('outbox').set({ state: 'stuck' }).where('letter', '!=', 'notice').execute()
      })
      expect(await office(server, 'resend', reference)).toContain('1 letter is due now')
      const letters = await server.database.read
        .selectFrom('outbox')
        .select(['letter', 'state'])
        .orderBy('id')
        .execute()
      expect(letters.map(({ letter, state }) => `${letter} ${state}`)).toEqual([
        'notice sent',
        'acknowledgement stuck',
        'notice waiting',
      ])
    },
  )

  test('the export has one record a lead, the same text back, and a mark at its start alone (C073, C074)', async () => {
    await using server = await startTestServer({ dialect })
    const message = 'one "quoted", two; three\nfour'
    for (const name of ['Ñandú Łódź', '李小龍', 'עברית 🌲'])
      await server.post(contactMessage, {
        name,
        email: 'ann@mail.example',
        phone: '+1 555 010 0199',
        subject: 'Other',
        message,
      })
    const csv = await office(server, 'export', 'contact')
    expect(
      csv.startsWith(
        '\ufeffreference,createdAt,status,suspected,name,email,phone,subject,message,page,referrer,campaign\r\n',
      ),
    ).toBe(true)
    expect(csv.lastIndexOf('\ufeff')).toBe(0)
    expect(csv.split('\r\n')).toHaveLength(5)
    expect(csv).toContain(`,Ñandú Łódź,ann@mail.example,'+1 555 010 0199,Other,"one ""quoted"", two; three\nfour",,,`)
  })
})
