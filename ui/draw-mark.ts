import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Mark } from './Mark.tsx'

/** The mark as a file of its own; `square` fills the corners. */
export function drawMark(options: { square?: boolean } = {}): string {
  return renderToStaticMarkup(createElement(Mark, options)).replace(/ (class|aria-hidden)="[^"]*"/g, '')
}
