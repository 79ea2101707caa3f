import { setTimeout } from 'node:timers/promises'
import { sendDueMail, type SenderDeps } from './send-due-mail.ts'

export interface Sender {
  /** A letter waits: look now. */
  wake: () => void
  /** Finishes the letter under way and looks for no other. */
  stop: () => Promise<void>
}

/** How often the outbox is looked at without being told, in milliseconds. */
const lookEvery = 5_000

/** Sends mail for as long as the server runs. Trouble with the database or the mail server only makes it wait. */
export function runSender(deps: SenderDeps, failed: (error: unknown) => void): Sender {
  let woken = false
  let interrupt = new AbortController()
  const stop = new AbortController()

  async function run() {
    while (!stop.signal.aborted) {
      woken = false
      await sendDueMail(deps, stop.signal).catch(failed)
      await rest()
    }
  }

  async function rest() {
    interrupt = new AbortController()
    if (woken || stop.signal.aborted) return
    await setTimeout(lookEvery, undefined, { signal: interrupt.signal, ref: false }).catch(() => undefined)
  }

  const running = run()
  return {
    wake: () => {
      woken = true
      interrupt.abort()
    },
    stop: async () => {
      stop.abort()
      interrupt.abort()
      await running
    },
  }
}
