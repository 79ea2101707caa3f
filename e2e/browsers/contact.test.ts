import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { root } from '#scripts/project.mjs'
import { startTestServer, type TestServer } from '#testing/start-test-server.ts'
import { type Engine, until } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

let office: TestServer
beforeAll(async () => {
  office = await startTestServer({ dist: join(root, 'dist') })
})
afterAll(() => office[Symbol.asyncDispose]())

describe.each([
  ['Firefox', openFirefox],
  ['WebKitGTK', openWebKit],
] as const)('the contact form in %s', (name, openEngine) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await openEngine()
    await engine.resize(1400, 900)
    await engine.open(`${office.url}/contact`)
  })
  afterAll(() => engine[Symbol.asyncDispose]())

  const submit = async () => {
    const button = `form.panel [type=submit]`
    await engine.evaluate(
      `document.querySelector('${button}').scrollIntoView({ block: 'center', behavior: 'instant' })`,
    )
    await engine.click(button)
  }

  test('[CON-10] a first press, made before the form’s code is there, names every fault at its field', async () => {
    expect(await engine.evaluate(`document.querySelectorAll('astro-island[ssr]').length`)).toBe(1)
    await submit()
    await until(engine, `document.activeElement.matches('.problems')`)
    const faults = await engine.evaluate(
      `['name', 'email', 'subject', 'message'].map((field) => {
        const control = document.querySelector('form.panel [name=' + field + ']')
        return control.getAttribute('aria-invalid') + ' ' + document.getElementById(control.getAttribute('aria-describedby')).textContent
      })`,
    )
    expect(faults).toEqual([
      'true Enter your name',
      'true Enter your email address',
      'true Choose a subject',
      'true Write your message',
    ])
  })

  test('[CON-6] [CON-8] the message is sent, the thank-you page follows, and one record is kept', async () => {
    const answers = { name: 'Maren O’Dell', email: 'maren@mail.example', message: `Written in ${name}.` }
    for (const [field, text] of Object.entries(answers)) await engine.type(`form.panel [name=${field}]`, text)
    await engine.type('form.panel select[name=subject]', 'Claims Support')
    await until(engine, `document.querySelector('form.panel [aria-invalid]') === null`)
    await submit()
    await until(engine, `location.search === '?type=contact' && document.readyState === 'complete'`)
    expect(await engine.evaluate(`document.querySelector('h1').textContent`)).toBe(
      'Thank you. Your message is with us.',
    )
    const rows = await office.database.read
      .selectFrom('contactMessages')
      .selectAll()
      .where('message', '=', answers.message)
      .execute()
    expect(rows).toMatchObject([{ ...answers, subject: 'Claims Support', phone: null, status: 'pending' }])
  })
})
