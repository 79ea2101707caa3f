import type { ClientDirective } from 'astro'

// An island sleeps as plain HTML until somebody reaches for it. What they do meanwhile is held and done again once React
// listens, so that an early click or submit is neither lost nor doubled. If the code does not come, the island is marked
// `data-unloaded`, which shows its `ui/Unloaded`, and the HTML form or link does the work itself. Leans on Astro: `load`
// tries twice, never rejects, and `ssr` stays on an island that did not hydrate. Leans on react-dom: `touchcancel` is a
// discrete event, and React finishes hydrating a root synchronously when one reaches it. `e2e/islands.test.ts` holds this.

// Buttons with `commandfor`, links and summaries do their work without us.
const PRESSABLE = 'button:not([commandfor])'
const PATIENCE_MS = 10_000
const REACHES = ['pointerover', 'touchstart', 'focusin', 'change']

const intent: ClientDirective = (load, _options, island) => {
  let again: (() => void) | undefined
  let loading = false
  let holding = true

  async function start(): Promise<void> {
    if (loading || !island.hasAttribute('ssr')) return
    loading = true
    const patience = setTimeout(giveUp, PATIENCE_MS)
    const hydrate = await load()
    await hydrate()
    clearTimeout(patience)
    loading = false
    // Without the code the next reach tries again.
    if (island.hasAttribute('ssr')) {
      giveUp()
      return
    }
    delete island.dataset.unloaded
    island.firstElementChild?.dispatchEvent(new Event('touchcancel', { bubbles: true }))
    release()
  }

  function giveUp(): void {
    unload(island)
    // A form that the browser sends carries a key as well, so that a second post of it is known for what it is.
    for (const field of island.querySelectorAll<HTMLInputElement>('[name=_key]')) {
      field.value ||= crypto.getRandomValues(new Uint32Array(4)).join('-')
    }
    release()
  }

  function release(): void {
    holding = false
    island.ariaBusy = null
    again?.()
    again = undefined
  }

  function hold(event: Event, repeat: () => void): void {
    if (!holding) return
    event.preventDefault()
    event.stopImmediatePropagation()
    island.ariaBusy = 'true'
    again = repeat
    void start()
  }

  const buttons = () => [...island.querySelectorAll<HTMLElement>(PRESSABLE)]

  for (const type of REACHES) island.addEventListener(type, () => void start(), true)
  // The click on a submit button too, which Enter in a field also makes: held before the browser's own check speaks up.
  island.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>(PRESSABLE)
      if (!button) return
      // Found again by its place: where a translator changed the page before, React has drawn its own.
      const place = buttons().indexOf(button)
      hold(event, () => buttons()[place]?.click())
    },
    true,
  )
  island.addEventListener(
    'submit',
    (event) => hold(event, () => (event.target as HTMLFormElement).requestSubmit()),
    true,
  )
}

/** Of any island on the page, also of one that starts by itself. */
function unload(island: HTMLElement): void {
  island.dataset.unloaded = ''
}

document.addEventListener('astro:hydration-error', ({ target }) => unload(target as HTMLElement))

export default intent
