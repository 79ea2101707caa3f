// What the shell needs beyond the platform: the menu's hover, closing where the platform would not, the quote tool's tab,
// the banner's memory. At most 2 kB (`npm run weight`). Dialogs, focus and Escape in dialogs are the browser's own.

const OPEN_AFTER = 200
const SKIP_WITHIN = 300
const CLOSE_AFTER = 150
const TAB_AFTER = 100
const INVOKERS_POLYFILL = '/invokers-polyfill.js'

const all = <T extends Element>(selector: string) => document.querySelectorAll<T>(selector)

for (const menu of all<HTMLDetailsElement>('[data-services-menu]')) {
  let timer = 0
  let closedAt = -SKIP_WITHIN
  // Opened by the hover, it closes when the pointer leaves; a click on it means “stay”.
  let hovered = false
  const summary = menu.querySelector('summary')
  const later = (open: boolean, pause: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      hovered = open && !menu.open
      menu.open = open
    }, pause)
  }
  const close = () => {
    clearTimeout(timer)
    menu.open = false
  }
  menu.addEventListener('toggle', () => {
    if (!menu.open) closedAt = performance.now()
  })
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(timer)
    if (pointerType === 'mouse' && !menu.open) {
      later(true, performance.now() - closedAt < SKIP_WITHIN ? 0 : OPEN_AFTER)
    }
  })
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    if (hovered || !menu.open) later(false, CLOSE_AFTER)
  })
  summary?.addEventListener('click', (event) => {
    clearTimeout(timer)
    if (menu.open && hovered) event.preventDefault()
    hovered = false
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
  document.addEventListener('click', ({ target }) => {
    if (!menu.contains(target as Node)) close()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    const inside = menu.contains(document.activeElement)
    close()
    if (inside) summary?.focus()
  })
}

// A link closes the slide-out; so does a button that opens another dialog, which then returns focus to what stays.
for (const slideOut of all<HTMLDialogElement>('[data-slide-out]')) {
  slideOut.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a,[command=show-modal]')) slideOut.close()
  })
}

for (const tool of all<HTMLElement>('[data-opens-tab]')) {
  const dialog = tool.closest('dialog')
  let timer = 0
  const watch = () => {
    clearTimeout(timer)
    if (dialog && !dialog.open) return
    timer = window.setTimeout(() => window.open(tool.dataset.opensTab, '_blank', 'noopener'), TAB_AFTER)
  }
  if (dialog) new MutationObserver(watch).observe(dialog, { attributeFilter: ['open'] })
  else watch()
  addEventListener('pagehide', () => clearTimeout(timer))
}

for (const button of all<HTMLElement>('[data-closes-banner]')) {
  button.addEventListener('click', () => {
    const banner = button.closest<HTMLElement>('[data-banner]')
    if (!banner) return
    banner.hidden = true
    document.getElementById('main')?.focus({ preventScroll: true })
    try {
      sessionStorage.setItem('banner-closed', banner.dataset.banner ?? '')
    } catch {
      // Without storage it stays closed for this page.
    }
  })
}

// Where the visit came from, told with a form and nowhere else: kept in this tab, read by `site/forms/visit-source.ts`.
try {
  sessionStorage.setItem('visit', sessionStorage.getItem('visit') ?? `${document.referrer} ${location.search}`)
} catch {
  // Without storage nobody knows.
}

// By its address: Vite would add a helper of more bytes than the shell's own to an import that it can see.
if (!('command' in HTMLButtonElement.prototype)) void import(/* @vite-ignore */ INVOKERS_POLYFILL)

export {}
