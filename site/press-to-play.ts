// A player loads when its link is pressed and takes the link's place. Without this script the link opens a new tab.

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-player]')) {
  // What the link says to screen readers about a new tab is no longer true.
  link.querySelector('.sr-only')?.remove()
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.src = link.href
    frame.title = link.dataset.player ?? ''
    frame.height = link.dataset.height ?? ''
    frame.className = 'player'
    frame.allow = 'autoplay; encrypted-media'
    link.replaceWith(frame)
    frame.focus()
  })
}

export {}
