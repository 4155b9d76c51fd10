import type { Source } from 'docs-engine/config'

/*
 * Version 6.2.12 is documented here but is not in the npm registry. What it holds and the published
 * package does not stands in this file and nowhere else. Read from the release's tagged source; no
 * address of an existing network changed between the two.
 */

const release = 'https://github.com/sushi-labs/sushi/blob/8ef1551fc6cbb6a6c1f16599b784c9b317f79397'
const checked = '2026-11-21'

/** Source of release 6.2.12, by what was read there. */
export const differenceSources = {
  networks: {
    title: 'Networks of release 6.2.12',
    url: `${release}/src/evm/chain/chains.ts`,
    checked,
  },
  addresses: {
    title: 'Contract addresses of release 6.2.12',
    url: `${release}/src/evm/config`,
    checked,
  },
  bladeSubgraphs: {
    title: 'Blade subgraphs of release 6.2.12',
    url: `${release}/src/evm/config/subgraphs/subgraphs/blade.ts`,
    checked,
  },
} as const satisfies Record<string, Source>

/** Networks that came after the published package. */
export const addedNetworks = [
  {
    chainId: 737373,
    key: 'bokuto',
    name: 'Bokuto',
    explorerUrl: 'https://bokuto.katanascan.com',
    isTestnet: true,
    native: { symbol: 'ETH', name: 'Ether' },
    wrappedSymbol: 'WETH',
  },
] as const

/** Values that came after the published package: by the package's export, then by chain id. */
export const addedValues = {
  RED_SNWAPPER_ADDRESS: { 737373: '0xAC4c6e212A361c968F1725b4d055b47E63F80b75' },
  SUSHISWAP_V2_FACTORY_ADDRESS: { 737373: '0x0389879e0156033202C44BF784ac18fC02edeE4f' },
  SUSHISWAP_V2_ROUTER_ADDRESS: { 737373: '0xe43ca1Dee3F0fc1e2df73A0745674545F11A59F5' },
  SUSHISWAP_V2_INIT_CODE_HASH: {
    737373: '0xe18a34eb0e04b04f7a0ac29a6e80748dca96319b42c54d679cb821dca90c6303',
  },
  SUSHISWAP_V3_FACTORY_ADDRESS: { 737373: '0x1400feFD6F9b897970f00Df6237Ff2B8b27Dc82C' },
  SUSHISWAP_V3_POSITION_MANAGER: { 737373: '0xBda8a8423B7F02Cd935412FB9F13CB88f7875991' },
  SUSHISWAP_V3_TICK_LENS: { 737373: '0x039e87AB90205F9d87c5b40d4B28e2Be45dA4a20' },
  SUSHISWAP_V3_QUOTER: { 737373: '0xCA6Fe749878841b96F620Ec79638B13dAaD3D320' },
  SUSHISWAP_V3_POSITION_HELPER: { 737373: '0x34026A9b9Cb6DF84880C4B2f778F5965F5679c16' },
  SUSHISWAP_V3_INIT_CODE_HASH: {
    737373: '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
  },
} as const satisfies Record<string, Readonly<Record<number, `0x${string}`>>>

/** A subgraph where 6.2.12 differs: one on the decentralized network by its id, any other by its address. */
export type SubgraphDifference =
  | { readonly subgraphId: string }
  | { readonly url: `https://${string}` }

/** Blade subgraphs that are new in 6.2.12 or that it reads from elsewhere, by chain id. */
export const bladeSubgraphDifferences: Readonly<Record<number, SubgraphDifference>> = {
  1: { subgraphId: '2BhN8mygHMmRkceMmod7CEEsGkcxh91ExRbEfRVkpVGM' },
  56: { subgraphId: 'HgcnDXW5D4xpnmGSssZsCcuQudUsRbPYrYjnif84NyLt' },
  137: { subgraphId: 'Brmf2gRdpLFsEF6YjSAMVrXqSfbhsaaWaWzdCYjE7iYY' },
  1101: { subgraphId: 'HkSpNiuPdZu5nidNwtSdWty4KkKjgRMoJwTKsjZmtgco' },
  5000: {
    url: 'https://api.goldsky.com/api/public/project_clslspm3c0knv01wvgfb2fqyq/subgraphs/blade/v3-mantle/gn',
  },
  42161: { subgraphId: 'ATBQPRjT28GEK6UaBAzXy64x9kFkNk1r64CdgmDJ587W' },
  747474: { subgraphId: '2dqhcoLKbR7jLub7j1deLSguP5CE6doyVkJjWhtCRZEq' },
}
