import { expect, it } from 'vitest'
import { matches, resultText } from './matches.ts'

it.each([
  ['', true],
  ['  ', true],
  ['arb', true],
  ['ARBITRUM', true],
  ['one', true],
  ['arb one', true],
  ['42161', true],
  ['421', true],
  ['2161', false],
  ['bitrum', false],
  ['arb nova', false],
])('“%s” finds Arbitrum One: %s', (query, found) => {
  expect(matches('Arbitrum One 42161', query)).toBe(found)
})

it('announces how many rows are left, and none before a query', () => {
  expect(resultText('arb', 2, 46)).toBe('2 of 46 rows shown')
  expect(resultText('zz ', 0, 46)).toBe('No row matches “zz”. The table has 46 rows.')
  expect(resultText(' ', 46, 46)).toBe('')
})
