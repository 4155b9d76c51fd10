import {
  sushiSwapV3FactoryAbi_createPool,
  sushiSwapV3FactoryAbi_enableFeeAmount,
  sushiSwapV3FactoryAbi_feeAmountTickSpacing,
  sushiSwapV3FactoryAbi_getPool,
  sushiSwapV3FactoryAbi_owner,
} from 'sushi/evm'
import { type ContractDoc, only } from './function-doc.ts'
import { contractSources } from './sources.ts'

/** The contract that creates concentrated liquidity pools. */
export const v3FactoryDoc: ContractDoc = {
  contract: 'clAMM factory',
  source: contractSources.v3Factory,
  meanings: {
    tokenA: 'One token, in any order.',
    tokenB: 'The other token.',
    fee: 'Fee tier, in hundredths of a basis point: 3000 is 0.30%.',
    pool: 'Address of the new pool.',
    tickSpacing: 'Distance between the ticks that a position of this tier may begin or end at.',
  },
  functions: [
    {
      abi: only(sushiSwapV3FactoryAbi_createPool),
      does: 'Creates the pool of two tokens at a fee tier. It has no price yet: the position manager creates and prices it in one call.',
      reverts: [
        { when: 'both tokens are the same or one is the zero address.' },
        { when: 'the fee tier is not enabled.' },
        { when: 'the pool exists.' },
      ],
    },
    {
      abi: only(sushiSwapV3FactoryAbi_getPool),
      does: 'Finds the pool of two tokens at a fee tier.',
      meanings: {
        '#1': 'One token, in any order.',
        '#2': 'The other token.',
        '#3': 'Fee tier, in hundredths of a basis point.',
        result: 'The pool, or the zero address if there is none.',
      },
      reverts: [],
    },
    {
      abi: only(sushiSwapV3FactoryAbi_feeAmountTickSpacing),
      does: 'Reads the tick spacing of a fee tier.',
      meanings: {
        '#1': 'Fee tier, in hundredths of a basis point.',
        result: 'Its tick spacing; 0 if the tier is not enabled.',
      },
      reverts: [],
    },
    {
      abi: only(sushiSwapV3FactoryAbi_enableFeeAmount),
      does: 'Adds a fee tier permanently. For the owner alone.',
      reverts: [
        { when: 'the caller is not `owner`.' },
        { when: 'the fee is 100% or more, the tick spacing is out of range, or the tier exists.' },
      ],
    },
  ],
  getters: [{ abi: only(sushiSwapV3FactoryAbi_owner), meaning: 'Who may add fee tiers.' }],
}
