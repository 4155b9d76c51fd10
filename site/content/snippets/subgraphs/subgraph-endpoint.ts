import { getSushiSwapV2SubgraphUrl, type SushiSwapV2ChainId } from 'sushi/evm'

/** The endpoint of the cpAMM subgraph on a network. Throws where there is none. */
export function subgraphEndpoint(chainId: SushiSwapV2ChainId, key: string): string {
  const address = getSushiSwapV2SubgraphUrl(chainId, { decentralizedKey: key })
  if (!address) throw new Error(`There is no cpAMM subgraph on chain ${chainId}`)
  // The helper leaves the scheme out.
  return `https://${address}`
}
