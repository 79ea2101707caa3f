// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { takeOver } from './take-over.ts'

const fields = [
  '<input name="who"><input name="phone" type="tel">',
  '<input type="radio" name="how" value="call" checked><input type="radio" name="how" value="visit">',
  '<input type="checkbox" name="agree" value="yes"><input type="checkbox" name="terms" value="yes">',
  '<select name="subject"><option value=""></option><option value="other"></option></select>',
  '<textarea name="words"></textarea><button>Send</button>',
]
const makeForm = (html: string) => {
  const form = document.createElement('form')
  form.innerHTML = html
  document.body.append(form)
  return form
}
const stateOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

test('every answer goes to its own field, whatever somebody else put between them (C037, C025)', () => {
  const found = makeForm(fields.join('<input value="theirs"><button type="button">theirs</button>'))
  const set = (name: string, value: string) => ((found.elements.namedItem(name) as HTMLInputElement).value = value)
  set('who', 'Ann')
  set('phone', '555-0199')
  set('subject', 'other')
  set('words', 'Hello')
  found.querySelector<HTMLInputElement>('[value=visit]')?.click()
  found.querySelector<HTMLInputElement>('[name=agree]')?.click()
  const focused = found.querySelector('textarea')
  const drawn = makeForm(fields.join(''))
  takeOver({ form: found, focused }, drawn)
  expect(stateOf(drawn)).toEqual({
    who: 'Ann',
    phone: '555-0199',
    how: 'visit',
    agree: 'yes',
    subject: 'other',
    words: 'Hello',
  })
  expect(drawn.querySelector('button')?.textContent).toBe('Send')
  expect(document.activeElement).toBe(drawn.querySelector('textarea'))
})
