// The reviews of another company load when their button is pressed, not before: nobody is told who looks at this page.

for (const place of document.querySelectorAll<HTMLElement>('[data-reviews]')) {
  const button = place.querySelector('button')
  button?.addEventListener('click', () => {
    button.disabled = true
    const { reviews = '', config = '', key = '' } = place.dataset
    const root = document.createElement('div')
    root.className = 'reviews'
    root.dataset.config = config
    root.dataset.key = key
    root.tabIndex = -1
    place.after(root)
    const script = document.createElement('script')
    script.src = reviews
    // The provider's script finds its settings on its own tag and draws into the element before it.
    script.dataset.config = config
    script.dataset.key = key
    script.async = true
    script.onload = () => {
      button.remove()
      root.focus()
    }
    script.onerror = () => {
      button.disabled = false
      root.remove()
      script.remove()
    }
    root.after(script)
  })
}

export {}
