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

  const afterPaint = () => requestAnimationFrame(() => setTimeout(watch))
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint, { once: true })
}

export default painted
