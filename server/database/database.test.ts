import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dialects, makeTestPlace, openTestDatabase } from '#testing/open-test-database.ts'
import { DatabaseBusy } from './database.ts'
import { migrate, migrations } from './migrate.ts'
import { openDatabase } from './open.ts'
import { openSqlite } from './open-sqlite.ts'

describe.each(dialects)('%s', (dialect) => {
  test('instants, flags and structures come back as what they were', async () => {
    await using database = await openTestDatabase(dialect)
    const at = new Date('2026-03-08T09:30:15.250Z')
    await database.write((transaction) =>
      transaction
        .insertInto('testimonials')
        .values({
          reference: 'T-1',
          createdAt: at,
          status: 'pending',
          suspected: true,
          source: { page: '/testimonials', campaign: 'utm_source=a' },
          name: 'Ñandú O’Neill 🌲',
          title: 'Rancher',
          company: null,
          email: 'n@mail.example',
          testimonial: 'two\nlines',
          rating: 5,
          approved: false,
        })
        .execute(),
    )
    const row = await database.read.selectFrom('testimonials').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      createdAt: at,
      suspected: true,
      approved: false,
      source: { page: '/testimonials', campaign: 'utm_source=a' },
      name: 'Ñandú O’Neill 🌲',
      company: null,
      testimonial: 'two\nlines',
    })
  })

  test('a write that fails takes back its own changes and leaves those beside it', async () => {
    await using database = await openTestDatabase(dialect)
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map((id) =>
        database.write(async (transaction) => {
          await transaction.insertInto('readiness').values({ id, at: new Date() }).execute()
          if (id % 2 === 0) throw new Error('changed my mind')
          return id
        }),
      ),
    )
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
    const rows = await database.read.selectFrom('readiness').select('id').orderBy('id').execute()
    expect(rows.map(({ id }) => id)).toEqual([1, 3])
  })

  test('a write that breaks a constraint at its end leaves nothing and harms no later write (C005)', async () => {
    await using database = await openTestDatabase(dialect)
    const key = { receiptKey: 'k', kind: 'contact', reference: 'M-1', createdAt: new Date() }
    await database.write((transaction) => transaction.insertInto('submissionKeys').values(key).execute())
    await expect(
      database.write(async (transaction) => {
        await transaction.insertInto('readiness').values({ id: 1, at: new Date() }).execute()
        await transaction.insertInto('submissionKeys').values(key).execute()
      }),
    ).rejects.toThrow(/unique/i)
    expect(await database.read.selectFrom('readiness').selectAll().execute()).toEqual([])
    await database.write((transaction) =>
      transaction.insertInto('readiness').values({ id: 2, at: new Date() }).execute(),
    )
  })

  test('what is not committed is not read', async () => {
    await using database = await openTestDatabase(dialect)
    await database.write(async (transaction) => {
      await transaction.insertInto('readiness').values({ id: 1, at: new Date() }).execute()
      expect(await database.read.selectFrom('readiness').selectAll().execute()).toEqual([])
    })
    expect(await database.read.selectFrom('readiness').selectAll().execute()).toHaveLength(1)
  })

  test('several servers may start on one empty database together', async () => {
    await using place = await makeTestPlace(dialect)
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase(place.settings)))
    for (const { read } of databases) {
      const { rows } = await sql<{ number: number }>`select number from migrations`.execute(read)
      expect(rows).toHaveLength(migrations.length)
    }
    await Promise.all(databases.map((database) => database.close()))
  })

  test('a database of a newer program is refused', async () => {
    await using database = await openTestDatabase(dialect)
    await database.write((transaction) =>
      sql`insert into migrations (number, name, applied_at) values (999, 'later', 'x')`.execute(transaction),
    )
    await expect(migrate(database)).rejects.toThrow('The database is at step 999')
  })

  test.each(migrations.map((_, steps) => steps))('the tables can be brought up to date from step %i', async (steps) => {
    await using place = await makeTestPlace(dialect)
    const { openPostgres } = await import('./open-postgres.ts')
    const database = place.settings.url
      ? openPostgres(place.settings.url)
      : openSqlite(join(place.settings.dataDir, 'agency.sqlite'))
    await migrate(database, steps)
    await migrate(database)
    await migrate(database)
    expect(await database.read.selectFrom('outbox').selectAll().execute()).toEqual([])
    await database.close()
  })

  test('[DB-1] users have a unique name and a password', async () => {
    await using database = await openTestDatabase(dialect)
    const add = () =>
      database.write((transaction) =>
        transaction.insertInto('users').values({ username: 'ann', password: 'x' }).execute(),
      )
    await add()
    await expect(add()).rejects.toThrow(/unique/i)
  })
})

test(
  'a lock held briefly by another process is waited for, a long one is refused (C063)',
  { timeout: 20_000 },
  async () => {
    await using place = await makeTestPlace('sqlite')
    const database = await openDatabase(place.settings)
    const other = new DatabaseSync(join(place.settings.dataDir, 'agency.sqlite'))
    const write = (id: number) =>
      database.write((transaction) => transaction.insertInto('readiness').values({ id, at: new Date() }).execute())

    other.exec('begin immediate')
    setTimeout(() => other.exec('commit'), 1_000)
    await write(1)

    other.exec('begin immediate')
    await expect(write(2)).rejects.toThrow(DatabaseBusy)
    other.exec('rollback')
    await write(3)
    const rows = await database.read.selectFrom('readiness').select('id').orderBy('id').execute()
    expect(rows.map(({ id }) => id)).toEqual([1, 3])
    other.close()
    await database.close()
  },
)
