// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readAnswers } from './read-answers.ts'

const defaults = { name: '', rating: 5, kind: 'a', other: false, which: '', state: 'WY', language: 'English' }

function form(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`
  const [page] = document.forms
  if (!page) throw new Error('no form')
  return page
}

test('text, numbers, choices and boxes are read as they stand; what is not asked keeps its default', () => {
  const page = form(`
    <input name="name" value=" Ann ">
    <input type="radio" name="rating" value="4" checked><input type="radio" name="rating" value="5">
    <select name="kind"><option value="a"><option value="b" selected></select>
    <input type="checkbox" name="other" value="yes" checked>
    <input name="which" data-asked-by="other" value="Dental">
    <input name="state" value="WY" readonly>`)
  expect(readAnswers(page, { defaults })).toEqual({
    name: ' Ann ',
    rating: 4,
    kind: 'b',
    other: true,
    which: 'Dental',
    state: 'WY',
    language: 'English',
  })
})

test('an answer to a question that is no longer asked is not sent, and is back when it is asked again (C017)', () => {
  const page = form(`
    <input type="checkbox" name="other">
    <input name="which" data-asked-by="other" value="Dental">`)
  const box = page.elements.namedItem('other') as HTMLInputElement
  expect(readAnswers(page, { defaults })).toMatchObject({ other: false, which: '' })
  box.checked = true
  expect(readAnswers(page, { defaults })).toMatchObject({ other: true, which: 'Dental' })
})
