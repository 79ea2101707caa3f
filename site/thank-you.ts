import { chooseThanks } from './choose-thanks.ts'

// Shows the thanks that the visitor came for. The address and the memory only choose among the page's own texts.

const sections = [...document.querySelectorAll<HTMLElement>('[data-thanks]')]
const type = chooseThanks(location.search, takeMemory())
for (const section of sections) {
  section.hidden = section.dataset.thanks !== type
  if (section.hidden) continue
  setText('h1', section.dataset.title)
  setText('.lede', section.dataset.description)
}

function takeMemory(): string | null {
  try {
    const remembered = sessionStorage.getItem('lastRequestType')
    sessionStorage.removeItem('lastRequestType')
    return remembered
  } catch {
    return null
  }
}

function setText(selector: string, text = ''): void {
  const element = document.querySelector(selector)
  if (element) element.textContent = text
}
