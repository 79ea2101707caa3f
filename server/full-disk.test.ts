import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { contactMessage } from '#contracts/contact-message.ts'
import { openDatabase } from '#server/database/open.ts'
import { makeTestPlace } from '#testing/open-test-database.ts'
import { spawnServer } from '#testing/spawn-server.ts'

const answers = { name: 'Ann', email: 'ann@mail.example', phone: '', subject: 'Other', message: 'Hail. '.repeat(300) }

test('a disk that takes no more is an honest 503 for visitors and the health page, and passes without a restart (C064)', async () => {
  await using place = await makeTestPlace('sqlite')
  const server = await spawnServer({ DATA_DIR: place.settings.dataDir })
  // The kernel refuses to let a file of this process grow, as a full volume would.
  const limitFiles = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(server.process.pid), `--fsize=${bytes}`])
  const post = async () => {
    const body = JSON.stringify(answers)
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(server.url + contactMessage.path, { method: 'POST', body, headers })
    return { status: response.status, text: await response.text() }
  }
  const readiness = async () => (await fetch(`${server.url}/readyz`)).status

  expect((await post()).status).toBe(201)
  limitFiles('1024:unlimited')
  const refused = await post()
  expect(refused.status).toBe(503)
  expect(refused.text).not.toContain('reference')
  expect(await readiness()).toBe(503)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  limitFiles('unlimited:unlimited')
  answers.message = 'Hail again.'
  expect((await post()).status).toBe(201)
  expect(await readiness()).toBe(200)

  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const database = await openDatabase(place.settings)
  expect(await database.read.selectFrom('contactMessages').select('id').execute()).toHaveLength(2)
  await database.close()
})
