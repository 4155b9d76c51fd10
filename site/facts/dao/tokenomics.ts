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

/**
 * SUSHI that liquidity providers received in the first blocks: the rate of the launch phase, then the
 * rate right after it. It says nothing about later blocks, since governance changed the rate.
 * @param blocks Ethereum blocks since emission began, zero or more.
 * @param launchBlocks length of the launch phase, blocks, zero or more.
 * @throws RangeError when a number of blocks is negative or not finite.
 */
export function emittedSushi(blocks: number, launchBlocks: number): number {
  for (const count of [blocks, launchBlocks]) {
    if (!(Number.isFinite(count) && count >= 0)) {
      throw new RangeError(`the number of blocks is ${count}; expected a number from 0`)
    }
  }
  const { launchPerBlock, laterPerBlock } = HISTORICAL_EMISSION
  const inLaunch = Math.min(blocks, launchBlocks)
  return inLaunch * launchPerBlock + (blocks - inLaunch) * laterPerBlock
}
