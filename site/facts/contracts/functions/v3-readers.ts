import {
  sushiSwapV3PositionHelperAbi_getPosition,
  sushiSwapV3PositionHelperAbi_getUserPositions,
  tickLensAbi_getPopulatedTicksInWord,
} from 'sushi/evm'
import { type ContractDoc, only } from './function-doc.ts'
import { positionMeanings } from './position-meanings.ts'
import { contractSources, packageSource } from './sources.ts'

/** Reads the ticks of a pool that hold liquidity. */
export const v3TickLensDoc: ContractDoc = {
  contract: 'clAMM tick lens',
  source: contractSources.v3TickLens,
  meanings: {
    pool: 'The pool.',
    tickBitmapIndex:
      'Which 256 ticks: the tick divided by the tick spacing and by 256, rounded down.',
    populatedTicks: 'The ticks among them that a position begins or ends at.',
    'populatedTicks.tick': 'The tick.',
    'populatedTicks.liquidityNet': 'Liquidity that is added when the price crosses it upward.',
    'populatedTicks.liquidityGross': 'Liquidity of all positions that begin or end there.',
  },
  functions: [
    {
      abi: only(tickLensAbi_getPopulatedTicksInWord),
      does: 'Reads the ticks of one stretch of a pool that hold liquidity.',
      reverts: [],
    },
  ],
  getters: [],
}

const position: Readonly<Record<string, string>> = {
  tokenId: 'Number of the position.',
  token0: 'The token with the lower address.',
  token1: 'The token with the higher address.',
  fee: 'Fee tier, in hundredths of a basis point.',
  ...positionMeanings,
  liquidity: 'Its liquidity.',
}

/** Reads many positions with one call. */
export const v3PositionHelperDoc: ContractDoc = {
  contract: 'clAMM position helper',
  source: packageSource,
  meanings: {
    positionManager: 'The position manager of the network.',
    tokenId: 'Number of the position.',
    user: 'Owner of the positions.',
    skip: 'How many positions to leave out at the start.',
    first: 'How many positions to read at most.',
    result: 'The position, or one struct for each position.',
    ...Object.fromEntries(Object.entries(position).map(([name, text]) => [`result.${name}`, text])),
  },
  functions: [
    {
      abi: only(sushiSwapV3PositionHelperAbi_getPosition),
      does: 'Reads one position.',
      reverts: [{ when: 'there is no such position.' }],
    },
    {
      abi: only(sushiSwapV3PositionHelperAbi_getUserPositions),
      does: 'Reads the positions of an account, a part at a time.',
      reverts: [],
    },
  ],
  getters: [],
}
