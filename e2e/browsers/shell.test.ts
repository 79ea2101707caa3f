import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveBuild } from '#scripts/serve-build.ts'
import { type Engine, until } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

let site: Awaited<ReturnType<typeof serveBuild>>
beforeAll(async () => {
  site = await serveBuild()
})
afterAll(() => site[Symbol.asyncDispose]())

describe.each([
  ['Firefox', openFirefox],
  ['WebKitGTK', openWebKit],
] as const)('the shell in %s', (name, openEngine) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await openEngine()
    await engine.resize(1400, 900)
    await engine.open(`${site.url}/`)
  })
  afterAll(() => engine[Symbol.asyncDispose]())

  test('it is the engine whose path this run is about', async () => {
    const hasCommands = await engine.evaluate<boolean>(
      `document.documentElement.outerHTML.length > 0 && navigator.userAgent`,
    )
    expect(hasCommands).toContain(name === 'Firefox' ? 'Firefox' : 'AppleWebKit')
  })

  test('[NAV-2] the services menu opens by a click and closes with Escape', async () => {
    await engine.click('[data-services-menu] summary')
    await until(engine, `document.querySelector('.mega')?.checkVisibility()`)
    await engine.press('Escape')
    await until(engine, `!document.querySelector('[data-services-menu]').open`)
  })

  test('[NAV-4] [QT-5] each quote dialog opens, closes with Escape and by its button, and gives the focus back', async () => {
    // The new tab of hero and inline would take the focus with it; `e2e/shell.test.ts` looks at the tab.
    await engine.evaluate(`(window.open = () => null, 0)`)
    for (const place of ['header', 'hero', 'inline']) {
      const opener = `button.quote[commandfor=quote-${place}]:not(#slide-out *)`
      const dialog = `document.getElementById('quote-${place}')`
      await engine.evaluate(
        `document.querySelector('${opener}').scrollIntoView({ block: 'center', behavior: 'instant' })`,
      )
      await engine.click(opener)
      await until(engine, `${dialog}.open && ${dialog}.matches(':modal')`)
      await engine.press('Escape')
      await until(engine, `!${dialog}.open`)
      await engine.click(opener)
      await until(engine, `${dialog}.open`)
      await engine.click(`#quote-${place} [command=close]`)
      await until(engine, `!${dialog}.open`)
      await until(engine, `document.activeElement === document.querySelector('${opener}')`)
    }
  })

  test('[BAN-3] the banner closes and stays closed for the visit', async () => {
    await engine.open(`${site.url}/`)
    await engine.click('[data-closes-banner]')
    await engine.open(`${site.url}/404`)
    await until(engine, `document.querySelector('[data-banner]').hidden`)
  })

  test('[NAV-5] [NAV-6] on a narrow screen the slide-out opens, leads on to the quote dialog, and a link closes it', async () => {
    await engine.resize(700, 900)
    await engine.open(`${site.url}/`)
    await until(engine, `document.querySelector('.burger').checkVisibility()`)
    await engine.click('.burger')
    await until(engine, `document.getElementById('slide-out').open`)
    await engine.click('#slide-out .btn.quote')
    await until(engine, `document.getElementById('quote-header').open && !document.getElementById('slide-out').open`)
    await engine.press('Escape')
    await until(engine, `!document.getElementById('quote-header').open`)
    await engine.click('.burger')
    await until(engine, `document.getElementById('slide-out').open`)
    await engine.click('#slide-out a[href="/"]')
    await until(engine, `document.readyState === 'complete' && !document.getElementById('slide-out').open`)
  })
})
