import type { Source } from 'docs-engine/config'

const checked = '2026-11-21'
const v2 =
  'https://github.com/sushiswap/v2-core/blob/f770825a0b370f107258ace5f3b559ca7529a38a/contracts'
const v3Core =
  'https://github.com/sushiswap/v3-core/blob/21dfbed6b5e343559a14a7825e3d2f3be2611d8a/contracts'
const v3Periphery =
  'https://github.com/sushiswap/v3-periphery/blob/5c4e99c9af11adcc03e0255a15d378d432b74ec0/contracts'

/** Public source code in which the checks of each contract were read. */
export const contractSources = {
  v2Router: { title: 'Source of the cpAMM router', url: `${v2}/UniswapV2Router02.sol`, checked },
  v2Factory: { title: 'Source of the cpAMM factory', url: `${v2}/UniswapV2Factory.sol`, checked },
  v2Pair: { title: 'Source of the cpAMM pair', url: `${v2}/UniswapV2Pair.sol`, checked },
  v3Factory: {
    title: 'Source of the clAMM factory',
    url: `${v3Core}/UniswapV3Factory.sol`,
    checked,
  },
  v3Pool: { title: 'Source of the clAMM pool', url: `${v3Core}/UniswapV3Pool.sol`, checked },
  v3PositionManager: {
    title: 'Source of the clAMM position manager',
    url: `${v3Periphery}/NonfungiblePositionManager.sol`,
    checked,
  },
  v3TickLens: {
    title: 'Source of the clAMM tick lens',
    url: `${v3Periphery}/lens/TickLens.sol`,
    checked,
  },
  stakingBar: {
    title: 'Source of the staking bar',
    url: 'https://github.com/sushi-labs/sushiswap/blob/56d40d158a9567691ebb589926e9b5bbccb99f3b/contracts/SushiBar.sol',
    checked,
  },
} as const satisfies Record<string, Source>

/** The package's fragments, for contracts whose source was not read. */
export const packageSource: Source = {
  title: 'ABI fragments of the package',
  url: 'https://www.npmjs.com/package/sushi/v/6.2.9',
  checked,
}
