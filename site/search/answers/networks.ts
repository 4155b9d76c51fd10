import type { SearchAnswer } from 'docs-engine/config'
import { type Listing, type MatrixRow, networkMatrix, networkRowId } from '#facts/network-matrix.ts'
import { placesOf } from './places.ts'

const hrefOf = ({ network }: MatrixRow) => `/networks#${networkRowId(network)}`

/** The products that a network is listed for in one way, after the word for it; nothing when there are none. */
function listing({ listings }: MatrixRow, word: string, ...kinds: readonly Listing[]): string[] {
  const names = listings.filter(each => kinds.includes(each.listing)).map(({ name }) => name)
  return names.length > 0 ? [`${word}: ${names.join(', ')}.`] : []
}

/** The chain id of each network, with what it is listed for. */
export const networkAnswers: readonly SearchAnswer[] = networkMatrix.map(row => ({
  name: row.network.name,
  where: 'chain id',
  kind: 'chain id',
  value: String(row.network.chainId),
  text: [
    ...listing(row, 'Listed', 'listed', 'no address'),
    ...listing(row, 'Retired', 'retired'),
    ...listing(row, 'Not listed', 'not listed'),
  ].join(' '),
  subjects: ['chain id', 'chainid', 'network id', 'supported', 'support', 'listed'],
  places: placesOf(row.network),
  asks: [],
  also: [
    'api',
    'blade',
    'redsnwapper',
    'cpamm',
    'clamm',
    'v2',
    'v3',
    'sushi',
    'network',
    'chain',
    'mainnet',
  ],
  href: hrefOf(row),
}))

/** The token form of each network's coin, where its address is published. */
export const wrappedCoinAnswers: readonly SearchAnswer[] = networkMatrix.flatMap(row => {
  const { native, wrapped } = row.coins
  if (!wrapped.address) return []
  return {
    name: wrapped.symbol,
    where: row.network.name,
    kind: 'address',
    value: wrapped.address,
    text: `The token form of ${native.symbol}, the native coin.`,
    subjects: [
      wrapped.symbol,
      `wrapped ${native.symbol}`,
      `wrapped ${native.name}`,
      'wrapped coin',
      'wrapped native coin',
      'wrapped native',
    ],
    places: placesOf(row.network),
    asks: ['address', 'addresses', 'contract'],
    also: ['token', 'network', 'chain', 'mainnet'],
    href: hrefOf(row),
  }
})
