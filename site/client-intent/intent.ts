import type { ClientDirective } from 'astro'

// An island sleeps as plain HTML until somebody reaches for it. What they do meanwhile is held and done again once React
// listens, so that an early click or submit is neither lost nor doubled. If the code cannot be loaded, the HTML form or
// link does the work itself. Leans on react-dom: `touchcancel` is a discrete event, and React finishes hydrating a root
// synchronously when one reaches it. `e2e/client-intent.test.ts` holds all of this.

// Buttons with `commandfor` and summaries do their work without us.
const PRESSABLE = ':is(button,[role=button],[role=tab]):not([commandfor])'
const RETRY_AFTER_MS = [0, 400, 1500]
const REACHES = ['pointerover', 'touchstart', 'focusin', 'change']

const intent: ClientDirective = (load, _options, island) => {
  let again: (() => void) | undefined
  let starting = false
  const listening = new AbortController()
  const held = { signal: listening.signal, capture: true }

  async function start(): Promise<void> {
    if (starting) return
    starting = true
    const alive = await hydrate()
    starting = false
    // Without the code the next reach tries again, unless somebody waits: then the platform's own way is the answer.
    if (!alive && !again) return
    if (!alive) fillKeys()
    listening.abort()
    again?.()
  }

  async function hydrate(): Promise<boolean> {
    for (const pause of RETRY_AFTER_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      try {
        const hydrateIsland = await load()
        await hydrateIsland()
        island.firstElementChild?.dispatchEvent(new Event('touchcancel', { bubbles: true }))
        return true
      } catch {
        // The next try.
      }
    }
    return false
  }

  /** A form that the browser sends carries a key as well, so that a second post of it is known for what it is. */
  function fillKeys(): void {
    for (const field of island.querySelectorAll<HTMLInputElement>('input[name=_key]')) {
      field.value = Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-')
    }
  }

  function hold(event: Event, repeat: () => void): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    again = repeat
    void start()
  }

  for (const type of REACHES) island.addEventListener(type, () => void start(), { ...held, passive: true })
  // The click on a submit button too, which Enter in a field also makes: held before the browser's own check speaks up.
  island.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null
      if (target) hold(event, () => target.click())
    },
    held,
  )
  island.addEventListener(
    'submit',
    (event) => {
      const { submitter, target } = event
      hold(event, () => (target as HTMLFormElement).requestSubmit(submitter))
    },
    held,
  )
}

export default intent
