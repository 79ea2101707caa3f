// The Medicare page's film: a plain button in place of the browser's controls, and under reduced motion none unless asked.

for (const frame of document.querySelectorAll<HTMLElement>('[data-pausable]')) {
  const video = frame.querySelector('video')
  const button = frame.querySelector('button')
  if (!video || !button) continue
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const show = () => frame.toggleAttribute('data-paused', video.paused)
  const play = () => {
    // Under reduced motion no source of the markup fits: pressing Play is the visitor's own wish.
    if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.src = frame.dataset.pausable ?? ''
    void video.play().catch(show)
  }
  if (still.matches) video.pause()
  still.addEventListener('change', () => still.matches && video.pause())
  for (const event of ['play', 'pause', 'error']) video.addEventListener(event, show)
  button.addEventListener('click', () => (video.paused ? play() : video.pause()))
  show()
  button.hidden = false
}

export {}
