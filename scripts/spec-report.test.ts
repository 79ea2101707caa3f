import { expect, test } from 'vitest'
import { idsIn, isInGroup, matchTests, readDemands } from './spec-report.ts'
import { testTitles } from './test-titles.ts'

test('the checklist is its lines with an id, and an id may stand once', () => {
  const markdown = '# Head\n\nSee NAV-9.\n- NAV-1 A bar.\n- NAV-2 A menu of [14].\n'
  expect(readDemands(markdown)).toEqual([
    { id: 'NAV-1', text: 'A bar.' },
    { id: 'NAV-2', text: 'A menu of [14].' },
  ])
  expect(() => readDemands('- NAV-1 a\n- NAV-1 b')).toThrow('NAV-1 stands twice')
})

test('a title may carry several ids, and other brackets are none', () => {
  expect(idsIn('[NAV-1] [NAV-3] a list [of links]')).toEqual(['NAV-1', 'NAV-3'])
  expect(idsIn('[CON-4, CON-10] the form')).toEqual(['CON-4', 'CON-10'])
  expect(idsIn('NAV-1 is not tagged')).toEqual([])
})

test('a demand is proved by the tests that name it, and NAV-1 is not NAV-10', () => {
  const demands = [
    { id: 'NAV-1', text: '' },
    { id: 'NAV-10', text: '' },
  ]
  const tests = [
    { file: 'a.test.ts', title: '[NAV-10] ten' },
    { file: 'b.test.ts', title: '[NAV-99] unknown' },
  ]
  const { proofs, unknown } = matchTests(demands, tests)
  expect(proofs.get('NAV-1')).toEqual([])
  expect(proofs.get('NAV-10')).toEqual([tests[0]])
  expect(unknown).toEqual([tests[1]])
  expect([isInGroup('NAV-10', 'NAV'), isInGroup('NAV-10', 'NAV-1'), isInGroup('NAV-1', 'NAV-')]).toEqual([
    true,
    false,
    true,
  ])
})

test('titles are read from every form of test, with the groups around them', () => {
  const source = `
    describe('[FOOT-1] the footer', () => {
      test('has links', () => {})
      test.each([1, 2])('[FOOT-2] shows %s', () => {})
    })
    test.each([['[BAN-1] dates'], ['[BAN-2] themes']])('%s', () => {})
    it(\`[NAV-1] for \${name}\`, () => {})
    test.skip('[NAV-2] later', () => {})
    test.todo('[NAV-3] later')
    // test('[NAV-4] in a comment')
    const text = "test('[NAV-5] in a text')"
  `
  expect(testTitles('a.test.ts', source)).toEqual([
    '[FOOT-1] the footer has links',
    '[FOOT-1] the footer [FOOT-2] shows %s',
    '%s [BAN-1] [BAN-2]',
    '[NAV-1] for ${name}',
  ])
})
