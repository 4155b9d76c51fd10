/** A network that contracts of the protocol live on. */
export interface Network {
  /** EIP-155 chain id. */
  readonly chainId: number
  readonly name: string
  /** Block explorer, without a trailing slash. */
  readonly explorerUrl: `https://${string}`
}

/** Networks by their key. Source of ids and explorers: https://chainlist.org */
export const networks = {
  ethereum: { chainId: 1, name: 'Ethereum', explorerUrl: 'https://etherscan.io' },
} as const satisfies Record<string, Network>

export type NetworkKey = keyof typeof networks
