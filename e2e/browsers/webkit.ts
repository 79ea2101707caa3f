import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { existsSync } from 'node:fs'
import { Builder, By, Key } from 'selenium-webdriver'
import { type Engine } from './engine.ts'

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** WebKitGTK's MiniBrowser over WebDriver, on a screen of its own. It has no invoker commands: the polyfill's path. */
export async function openWebKit(): Promise<Engine> {
  const display = `:${freeDisplay()}`
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' })
  await untilExists(`/tmp/.X11-unix/X${display.slice(1)}`)
  const port = await freePort()
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
  await untilAnswers(`http://127.0.0.1:${port}/status`)
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    .build()
  const find = (selector: string) => driver.findElement(By.css(selector))
  return {
    name: 'WebKitGTK',
    open: (url) => driver.get(url),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height, x: 0, y: 0 })
    },
    click: async (selector) => find(selector).click(),
    type: async (selector, text) => find(selector).sendKeys(text),
    press: (key) =>
      driver
        .actions()
        .sendKeys(key === 'Escape' ? Key.ESCAPE : Key.ENTER)
        .perform(),
    evaluate: async <Value>(expression: string) => (await driver.executeScript(`return (${expression})`)) as Value,
    [Symbol.asyncDispose]: async () => {
      await driver.quit()
      await Promise.all([end(service), end(screen)])
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill()
  await once(child, 'exit')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** The number of a screen that nobody uses. */
function freeDisplay(): number {
  for (let number = 90; number < 200; number++) if (!existsSync(`/tmp/.X11-unix/X${number}`)) return number
  throw new Error('No free X display')
}

async function untilExists(path: string): Promise<void> {
  for (let tries = 0; tries < 100 && !existsSync(path); tries++) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Nothing answers at ${url}`)
}
