import type { ClientDirective } from 'astro'

// An island sleeps as plain HTML until somebody reaches for it. What they do meanwhile is held and done again once React
// listens, so that an early click or submit is neither lost nor doubled. If the code cannot be loaded, the HTML form or
// link does the work itself. Leans on react-dom: `touchcancel` is a discrete event, and React finishes hydrating a root
// synchronously when one reaches it. `e2e/client-intent.test.ts` holds all of this.

const PRESSABLE = 'button,[role=button],[role=tab],[role=radio],summary'
const RETRY_AFTER_MS = [400, 1500]

const intent: ClientDirective = (load, _options, island) => {
  let again: (() => void) | undefined
  let starting = false
  const listening = new AbortController()
  const held = { signal: listening.signal, capture: true }

  async function hydrate(): Promise<void> {
    for (const pause of [0, ...RETRY_AFTER_MS]) {
      if (pause) await new Promise((resolve) => setTimeout(resolve, pause))
      try {
        await (
          await load()
        )()
        island.firstElementChild?.dispatchEvent(new Event('touchcancel', { bubbles: true }))
        return
      } catch {
        // The next try, then the platform's own way.
      }
    }
    throw new Error('island not loaded')
  }

  async function start(): Promise<void> {
    if (starting) return
    starting = true
    try {
      await hydrate()
    } catch {
      starting = false
      island.dispatchEvent(new CustomEvent('intent-failed', { bubbles: true }))
      if (again) listening.abort()
      again?.()
      return
    }
    listening.abort()
    again?.()
  }

  function hold(event: Event, repeat: () => void): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    again = repeat
    void start()
  }

  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    island.addEventListener(type, () => void start(), { ...held, passive: true })
  }
  island.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(PRESSABLE) : null
      if (target && target.type !== 'submit') hold(event, () => target.click())
    },
    held,
  )
  island.addEventListener(
    'submit',
    (event) => {
      const { submitter } = event
      const form = event.target as HTMLFormElement
      hold(event, () => (submitter ? submitter.click() : form.requestSubmit()))
    },
    held,
  )
}

export default intent
