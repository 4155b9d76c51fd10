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

/** Tokens that only the API examples need. */
export const exampleTokens = {
  /** The native coin has no contract; requests name it by this placeholder on every network. */
  ether: {
    chainId: EXAMPLE_CHAIN_ID,
    address: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
    decimals: 18,
    symbol: 'ETH',
    name: 'Ether',
    source: 'https://www.npmjs.com/package/sushi',
  },
  weth: {
    chainId: EXAMPLE_CHAIN_ID,
    address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    decimals: 18,
    symbol: 'WETH',
    name: 'Wrapped Ether',
    source: 'https://etherscan.io/address/0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  },
  usdc: {
    chainId: EXAMPLE_CHAIN_ID,
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    decimals: 6,
    symbol: 'USDC',
    name: 'USD Coin',
    source: 'https://etherscan.io/address/0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  },
} as const satisfies Record<string, ExampleToken>
