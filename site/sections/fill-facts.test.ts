import { expect, test } from 'vitest'
import { agency } from '#content/agency.ts'
import { fillFacts } from './fill-facts.ts'

test('a legal text gets the agency’s phone as a link that dials', () => {
  expect(fillFacts('<p>Call {{phone}}.</p>')).toBe(
    `<p>Call <a class="link nowrap" href="${agency.phone.href}">${agency.phone.display}</a>.</p>`,
  )
})

test('a name with an ampersand stays correct HTML', () => {
  expect(fillFacts('{{agency}}')).toBe(agency.name.replace('&', '&amp;'))
})

test('a fact that does not exist stops the build', () => {
  expect(() => fillFacts('{{phnoe}}')).toThrow('{{phnoe}}')
})
