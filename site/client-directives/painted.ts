import type { ClientDirective } from 'astro'

// What an island that starts by itself loads must not stand in line before the page's own text, styles and fonts: it waits
// until those are there and painted. Astro's own `client:visible` asks for it at once.

const painted: ClientDirective = (load, _options, island) => {
  function watch(): void {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      void load().then((hydrate) => hydrate())
    })
    // The island itself has no box (`display: contents`).
    for (const child of island.children) observer.observe(child)
  }

  if (document.readyState === 'complete') afterFirstPaint(watch)
  else addEventListener('load', () => afterFirstPaint(watch), { once: true })
}

/** The browser’s own word for it: the frame that a script can ask for ends before its picture is on the screen. */
function afterFirstPaint(act: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => setTimeout(act))
    return
  }
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    act()
  })
  observer.observe({ type: 'paint', buffered: true })
}

export default painted
