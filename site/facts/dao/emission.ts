import type { Source } from 'docs-engine/config'

/** The launch phase of SUSHI's emission: the Ethereum blocks between which the first rate held. */
export const launchPhase = {
  startBlock: {
    value: 10_750_000,
    source: {
      title: "Constant MASTER_CHEF_START_BLOCK in the project's subgraphs",
      url: 'https://github.com/sushiswap/sushiswap-subgraph/blob/22858529694c503a6795b100692d95b953bfecc3/packages/constants/index.template.ts',
      checked: '2026-11',
    },
  },
  endBlock: {
    value: 10_850_000,
    source: {
      title: 'CoinDesk on the cut of the block reward, 12 September 2020',
      url: 'https://www.coindesk.com/markets/2020/09/12/what-to-watch-for-as-sushiswap-cuts-block-rewards-from-1000-to-100-sushi/',
      checked: '2026-11',
    },
  },
} as const satisfies Record<string, { value: number; source: Source }>

/** Length of the launch phase, in Ethereum blocks. */
export const LAUNCH_PHASE_BLOCKS = launchPhase.endBlock.value - launchPhase.startBlock.value
