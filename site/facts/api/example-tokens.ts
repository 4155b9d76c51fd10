import { nativeAddress, USDC, WETH9 } from 'sushi/evm'
import { getAddress } from 'viem'

/** A token as an example request or answer shows it. */
interface ExampleToken {
  readonly chainId: number
  /** Checksummed. */
  readonly address: string
  readonly decimals: number
  readonly symbol: string
  readonly name: string
  /** Public page that states the address. */
  readonly source: string
}

/** Network of every example: Ethereum. */
export const EXAMPLE_CHAIN_ID = 1

/**
 * Tokens that only the API examples need.
 * Source of the addresses: the `sushi` package, version 6.2.9.
 */
export const exampleTokens = {
  /** The native coin has no contract; requests name it by this placeholder on every network. */
  ether: {
    chainId: EXAMPLE_CHAIN_ID,
    address: getAddress(nativeAddress),
    decimals: 18,
    symbol: 'ETH',
    name: 'Ether',
    source: 'https://www.npmjs.com/package/sushi',
  },
  weth: {
    chainId: EXAMPLE_CHAIN_ID,
    address: getAddress(WETH9[EXAMPLE_CHAIN_ID].address),
    decimals: 18,
    symbol: 'WETH',
    name: 'Wrapped Ether',
    source: 'https://www.npmjs.com/package/sushi',
  },
  usdc: {
    chainId: EXAMPLE_CHAIN_ID,
    address: getAddress(USDC[EXAMPLE_CHAIN_ID].address),
    decimals: 6,
    symbol: 'USDC',
    name: 'USD Coin',
    source: 'https://www.npmjs.com/package/sushi',
  },
} as const satisfies Record<string, ExampleToken>
