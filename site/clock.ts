// The live parts of the document confirmation: the visitor's date and time each second, and a reference made once a load.
// Plain script instead of an island: the page then needs no React. Nothing is announced, stored or sent.

const day = document.querySelector<HTMLElement>('[data-clock-day]')
const time = document.querySelector<HTMLElement>('[data-clock-time]')
const reference = document.querySelector<HTMLElement>('[data-reference]')
let timer = 0

function tick() {
  clearTimeout(timer)
  const now = new Date()
  show(day, now, { dateStyle: 'full' })
  show(time, now, { timeStyle: 'long' })
  timer = window.setTimeout(tick, 1000 - now.getMilliseconds())
}

function show(part: HTMLElement | null, now: Date, style: Intl.DateTimeFormatOptions) {
  if (!part) return
  // The visitor's own language and hour cycle; a screen reader then needs to know which language that is.
  const format = new Intl.DateTimeFormat(navigator.languages, style)
  part.textContent = format.format(now)
  part.lang = format.resolvedOptions().locale
}

if (reference) reference.textContent = `${reference.dataset.reference ?? ''}-${String(Date.now()).slice(-8)}`
tick()
// A sleeping tab holds its timers back.
document.addEventListener('visibilitychange', tick)

for (const button of document.querySelectorAll('[data-prints]')) button.addEventListener('click', () => window.print())

export {}
