import {
  type EvmChainId,
  evmChainIds,
  getBladeSubgraphUrl,
  getBlocksSubgraphUrl,
  getSushiBarSubgraphUrl,
  getSushiSwapV2SubgraphUrl,
  getSushiSwapV3SubgraphUrl,
  isBladeChainId,
  isSushiSwapV2ChainId,
  isSushiSwapV3ChainId,
} from 'sushi/evm'
import { byNetworkName, TESTNET } from '../contracts/deployment.ts'
import { bladeSubgraphDifferences, differenceSources } from '../contracts/differences-6.2.12.ts'
import { DOCUMENTED_VERSION, PACKAGE_NAME, PUBLISHED_VERSION } from '../docs-version.ts'
import { networkOf } from '../networks.ts'
import { type Endpoint, type EndpointTable, GRAPH_KEY } from './endpoint.ts'

/** A helper of the package: an address without its scheme, or nothing where there is no subgraph. */
type UrlOf = (chainId: EvmChainId) => string | undefined

const key = { decentralizedKey: GRAPH_KEY }
// The package's own gateway to the decentralized network.
const GATEWAY = 'https://gateway-arbitrum.network.thegraph.com/api'
const DIFFERS = `not as in ${PUBLISHED_VERSION}`

/** @throws Error when the address cannot be read; it stops the build */
function endpoint(chainId: number, url: string, ...notes: readonly string[]): Endpoint {
  if (!URL.canParse(url)) throw new Error(`subgraph on chain ${chainId}: "${url}" is no address`)
  const network = networkOf(chainId)
  return {
    network,
    url,
    needsKey: url.includes(GRAPH_KEY),
    notes: network.isTestnet ? [TESTNET, ...notes] : notes,
  }
}

function published(urlOf: UrlOf): Endpoint[] {
  return evmChainIds.flatMap(id => {
    const url = urlOf(id)
    return url === undefined ? [] : [endpoint(id, `https://${url}`)]
  })
}

function packageTable(subgraph: string, urlOf: UrlOf): EndpointTable {
  return {
    subgraph,
    version: DOCUMENTED_VERSION,
    origin: `From the npm package ${PACKAGE_NAME} ${PUBLISHED_VERSION}; release ${DOCUMENTED_VERSION} holds the same rows.`,
    rows: published(urlOf).sort(byNetworkName),
  }
}

/** Blocks by number and time. */
export const blocks = packageTable('Blocks', id => getBlocksSubgraphUrl(id, key))

/** Concentrated liquidity pools. */
export const clamm = packageTable('clAMM', id =>
  isSushiSwapV3ChainId(id) ? getSushiSwapV3SubgraphUrl(id, key) : undefined,
)

/** Constant product pools. */
export const cpamm = packageTable('cpAMM', id =>
  isSushiSwapV2ChainId(id) ? getSushiSwapV2SubgraphUrl(id, key) : undefined,
)

/** The staking bar; it is on Ethereum only. */
export const xsushi = packageTable('xSUSHI', id => getSushiBarSubgraphUrl(id, key))

const laterBlade = Object.entries(bladeSubgraphDifferences).map(([id, difference]) =>
  endpoint(
    Number(id),
    'url' in difference
      ? difference.url
      : `${GATEWAY}/${GRAPH_KEY}/subgraphs/id/${difference.subgraphId}`,
    DIFFERS,
  ),
)

/** Blade's pools; most of its addresses changed after the published package. */
export const blade: EndpointTable = {
  subgraph: 'Blade',
  version: DOCUMENTED_VERSION,
  origin: `From the npm package ${PACKAGE_NAME} ${PUBLISHED_VERSION}; a row marked “${DIFFERS}” is from the source of release ${DOCUMENTED_VERSION}.`,
  source: differenceSources.bladeSubgraphs,
  rows: [
    ...published(id => (isBladeChainId(id) ? getBladeSubgraphUrl(id, key) : undefined)).filter(
      ({ network }) => !(network.chainId in bladeSubgraphDifferences),
    ),
    ...laterBlade,
  ].sort(byNetworkName),
}
