import { expect, it } from 'vitest'
import { coinsOf } from './coins.ts'
import { networkMatrix, productColumns } from './network-matrix.ts'
import { networks } from './networks.ts'

const names = productColumns.map(({ name }) => name)

/** The columns of a network that say a word, by its chain id. */
function columnsSaying(word: string, chainId: number): string[] {
  const row = networkMatrix.find(({ network }) => network.chainId === chainId)
  return (row?.listings ?? []).flatMap(({ name, listing }) => (listing === word ? [name] : []))
}

/** How many networks each list has at the documented version: a second copy. */
it.each([
  ['API', 43],
  ['RedSnwapper', 46],
  ['cpAMM (V2)', 35],
  ['clAMM (V3)', 32],
  ['Blade', 9],
])('%s is listed for %i networks', (name, count) => {
  const listed = networkMatrix.filter(({ listings }) =>
    listings.some(each => each.name === name && each.listing !== 'not listed'),
  )
  expect(listed).toHaveLength(count)
})

it('has every network once', () => {
  const ids = networkMatrix.map(({ network }) => network.chainId)
  expect(ids.toSorted()).toEqual([...networks.keys()].toSorted())
})

/** Rows as the lists have them: a second copy, to catch one list taken for another. */
it.each([
  [1, names, []],
  [122, ['RedSnwapper'], ['API', 'Blade']],
  [1101, ['API', 'RedSnwapper', 'Blade'], []],
  [5000, ['API', 'RedSnwapper', 'Blade'], ['cpAMM (V2)', 'clAMM (V3)']],
  [42220, ['API', 'RedSnwapper', 'cpAMM (V2)'], ['clAMM (V3)', 'Blade']],
  [421614, [], names],
  [737373, ['RedSnwapper', 'cpAMM (V2)', 'clAMM (V3)'], ['API', 'Blade']],
])('%i is listed for what its lists say', (chainId, listed, missing) => {
  expect(columnsSaying('listed', chainId)).toEqual(listed)
  expect(columnsSaying('not listed', chainId)).toEqual(missing)
})

it('says what is retired, and where Blade has no pool address', () => {
  expect(columnsSaying('retired', 122)).toEqual(['cpAMM (V2)', 'clAMM (V3)'])
  expect(columnsSaying('retired', 1666600000)).toEqual(['cpAMM (V2)'])
  expect(columnsSaying('no address', 56)).toEqual(['Blade'])
  expect(columnsSaying('no address', 747474)).toEqual(['Blade'])
})

it('knows the coins, and no address where none is published', () => {
  expect(coinsOf(137)).toMatchObject({ native: { symbol: 'POL' }, wrapped: { symbol: 'WPOL' } })
  expect(coinsOf(1).wrapped.address?.slice(0, 6)).toBe('0xC02a')
  expect(coinsOf(2046399126).wrapped).toEqual({ symbol: 'WsFUEL', address: undefined })
  expect(coinsOf(737373)).toEqual({
    native: { symbol: 'ETH', name: 'Ether' },
    wrapped: { symbol: 'WETH', address: undefined },
  })
  expect(() => coinsOf(999999)).toThrow(RangeError)
})
