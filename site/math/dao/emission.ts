import { HISTORICAL_EMISSION, launchPhase } from '#facts/dao/tokenomics.ts'
import { requireFromZero } from '../ranges.ts'

/** Length of the launch phase, in Ethereum blocks. */
export const LAUNCH_PHASE_BLOCKS = launchPhase.endBlock.value - launchPhase.startBlock.value

/**
 * SUSHI that liquidity providers received in the first blocks, whole tokens: the rate of the launch
 * phase, then the rate right after it. It says nothing about later blocks, since governance changed
 * the rate.
 * @param blocks Ethereum blocks since emission began, zero or more.
 * @throws RangeError when the number of blocks is negative or not finite.
 */
export function emittedSushi(blocks: number): number {
  requireFromZero('the number of blocks', blocks)
  const { launchPerBlock, laterPerBlock } = HISTORICAL_EMISSION
  const inLaunch = Math.min(blocks, LAUNCH_PHASE_BLOCKS)
  return inLaunch * launchPerBlock + (blocks - inLaunch) * laterPerBlock
}
