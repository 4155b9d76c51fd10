import type { Source } from 'docs-engine/config'

/**
 * Supply and emission of SUSHI. Amounts are whole tokens.
 * Source unless a comment says otherwise: the protocol's published documentation, version 6.2.12.
 */

/** Total supply on Ethereum, a rounded figure published without a date. */
export const TOTAL_SUPPLY_SUSHI = 280_000_000

/** Most SUSHI that can ever exist: there is no hard cap. */
export const HARD_CAP_SUSHI = null

/**
 * Emission as it began, per Ethereum block. Governance can change the rate and has done so, thus
 * none of these is a statement about today.
 */
export const HISTORICAL_EMISSION = {
  /** SUSHI per block in the launch phase. */
  launchPerBlock: 1000,
  /** Length of the launch phase, in weeks, approximate. */
  launchWeeks: 2,
  /** SUSHI per block right after the launch phase. */
  laterPerBlock: 100,
  /** Share for the development fund, a fraction. */
  developmentFundShare: 0.1,
} as const

/** The launch phase of the emission: the Ethereum blocks between which the first rate held. */
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
