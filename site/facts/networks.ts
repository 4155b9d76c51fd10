import { type EvmChainKey, evmChainIds, getEvmChainById } from 'sushi/evm'
import { addedNetworks } from './contracts/differences-6.2.12.ts'

/** Short name of a network: the package's own. */
export type NetworkKey = EvmChainKey | (typeof addedNetworks)[number]['key']

/** A network that contracts of the protocol live on. */
export interface Network {
  /** EIP-155 chain id. */
  readonly chainId: number
  readonly key: NetworkKey
  readonly name: string
  /** Block explorer, without a trailing slash. */
  readonly explorerUrl: `https://${string}`
  readonly isTestnet: boolean
}

/**
 * Every network of the documented version, by chain id: those of the published package and the
 * later ones. Computed from the package and from what `differences-6.2.12.ts` adds to it.
 */
export const networks: ReadonlyMap<number, Network> = new Map(
  [...evmChainIds.map(packageNetwork), ...addedNetworks].map(network => [network.chainId, network]),
)

const byKey: ReadonlyMap<NetworkKey, Network> = new Map(
  [...networks.values()].map(network => [network.key, network]),
)

function packageNetwork(id: (typeof evmChainIds)[number]): Network {
  const { chainId, key, name, blockExplorers, netType } = getEvmChainById(id)
  const { host, pathname } = new URL(blockExplorers.default.url)
  const explorerUrl = `https://${host}${pathname.replace(/\/+$/, '')}` as const
  return { chainId, key, name, explorerUrl, isTestnet: netType === 'testnet' }
}

/**
 * The network with a chain id.
 * @throws RangeError when the documented version knows no such network
 */
export function networkOf(chainId: number): Network {
  const network = networks.get(chainId)
  if (!network) throw new RangeError(`there is no network with chain id ${chainId}`)
  return network
}

/**
 * The network with a short name.
 * @throws RangeError when the documented version knows no such network
 */
export function networkByKey(key: NetworkKey): Network {
  const network = byKey.get(key)
  if (!network) throw new RangeError(`there is no network "${key}"`)
  return network
}

/** Where a network's explorer shows an address. */
export function explorerAddressUrl(network: Network, address: string): `https://${string}` {
  return `${network.explorerUrl}/address/${address}`
}

/** The short name of a network, where it is a word that the name has not: "optimism", "bsc". */
export function otherName({ key, name }: Network): string | undefined {
  const isInName = key.split('-').every(word => name.toLowerCase().includes(word))
  return isInName ? undefined : key
}
