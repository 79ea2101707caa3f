import { expect, test } from 'vitest'
import { type IpChoices } from '#calculators/ip-claim.ts'
import { describeChoices, ipSelects, optionsOf, readChoices } from './ip-choices.ts'

const choices: IpChoices = {
  revenue: '50m-1b',
  industry: 'life-sciences',
  dispute: 'patent-defense',
  complexity: 'complex',
}
function answers(given: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) form.set(name, value)
  return form
}

test('[IP-1] four selects offer 3, 6, 6 and 4 choices', () => {
  expect(ipSelects.map(({ name, table }) => [name, optionsOf(table).length])).toEqual([
    ['revenue', 3],
    ['industry', 6],
    ['dispute', 6],
    ['complexity', 4],
  ])
})

test('[IP-1] four choices are read as they stand', () => {
  expect(readChoices(answers({ ...choices }))).toEqual(choices)
})

test.each(ipSelects.map(({ name }) => name))('[IP-1] nothing is read while %s is open', (name) => {
  expect(readChoices(answers({ ...choices, [name]: '' }))).toBeUndefined()
})

test('a value that no list offers is no choice', () => {
  expect(readChoices(answers({ ...choices, industry: 'toString' }))).toBeUndefined()
})

test('choices are said in the words of the lists', () => {
  expect(describeChoices(choices)).toBe('Patent defense, Life sciences, $50 million to $1 billion, Complex')
})
