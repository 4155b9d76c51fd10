import {
  nonfungiblePositionManagerAbi_burn,
  nonfungiblePositionManagerAbi_collect,
  nonfungiblePositionManagerAbi_createAndInitializePoolIfNecessary,
  nonfungiblePositionManagerAbi_decreaseLiquidity,
  nonfungiblePositionManagerAbi_factory,
  nonfungiblePositionManagerAbi_increaseLiquidity,
  nonfungiblePositionManagerAbi_mint,
  nonfungiblePositionManagerAbi_multicall,
  nonfungiblePositionManagerAbi_positions,
  nonfungiblePositionManagerAbi_refundETH,
  nonfungiblePositionManagerAbi_sweepToken,
  nonfungiblePositionManagerAbi_totalSupply,
  nonfungiblePositionManagerAbi_unwrapWETH9,
  nonfungiblePositionManagerAbi_WETH9,
} from 'sushi/evm'
import { type ContractDoc, only, type Revert } from './function-doc.ts'
import { positionMeanings } from './position-meanings.ts'
import { contractSources } from './sources.ts'

const late: Revert = {
  error: 'Transaction too old',
  when: 'the block is later than `deadline`.',
}
const slippage: Revert = {
  error: 'Price slippage check',
  when: 'less of a token would be used or freed than its minimum.',
}
const foreign: Revert = {
  error: 'Not approved',
  when: 'the caller neither owns the position nor is approved for it.',
}
const unpaid: Revert = {
  error: 'STF',
  when: 'the caller holds too little of a token or has not approved the position manager for it.',
}
const unknown: Revert = { error: 'Invalid token ID', when: 'there is no such position.' }

/** The contract that holds liquidity positions as tokens of their own. */
export const v3PositionManagerDoc: ContractDoc = {
  contract: 'clAMM position manager',
  source: contractSources.v3PositionManager,
  meanings: {
    params: 'What to do, as one struct.',
    'params.token0': 'The token with the lower address.',
    'params.token1': 'The token with the higher address.',
    'params.fee': 'Fee tier, in hundredths of a basis point.',
    'params.tickLower': 'Tick at which the position begins, a multiple of the tier’s tick spacing.',
    'params.tickUpper': 'Tick at which the position ends, a multiple of the tier’s tick spacing.',
    'params.amount0Desired': 'Most of `token0` to add, in base units.',
    'params.amount1Desired': 'Most of `token1` to add, in base units.',
    'params.amount0Min': 'Least of `token0` to use or free.',
    'params.amount1Min': 'Least of `token1` to use or free.',
    'params.recipient': 'Account that receives the position or the tokens.',
    'params.deadline': 'Unix time in seconds after which the call fails.',
    'params.tokenId': 'Number of the position.',
    'params.liquidity': 'Liquidity to take out.',
    'params.amount0Max': 'Most of `token0` to collect.',
    'params.amount1Max': 'Most of `token1` to collect.',
    token0: 'The token with the lower address.',
    token1: 'The token with the higher address.',
    fee: 'Fee tier, in hundredths of a basis point.',
    tokenId: 'Number of the position.',
    liquidity: 'Liquidity of the position, or added to it.',
    amount0: 'Amount of `token0`, in base units.',
    amount1: 'Amount of `token1`, in base units.',
    amountMinimum: 'Least amount to pay out; with less, the call fails.',
    recipient: 'Account that receives it.',
  },
  functions: [
    {
      abi: only(nonfungiblePositionManagerAbi_createAndInitializePoolIfNecessary),
      does: 'Creates a pool and sets its first price, as far as that has not been done.',
      meanings: {
        sqrtPriceX96:
          'First price: the square root of `token0` in `token1`, base units, times 2^96.',
        pool: 'The pool.',
      },
      reverts: [
        { when: '`token0` is not the lower address of the two.' },
        { when: 'the fee tier is not enabled.' },
      ],
    },
    {
      abi: only(nonfungiblePositionManagerAbi_mint),
      does: 'Opens a position and mints its token. Approve the position manager for both tokens first. Native coin sent along pays for the wrapped native coin; call `refundETH` in the same `multicall` to get the rest back.',
      reverts: [late, slippage, unpaid, { when: 'there is no such pool or it has no price.' }],
    },
    {
      abi: only(nonfungiblePositionManagerAbi_increaseLiquidity),
      does: 'Adds liquidity to a position. Anybody may, for any position.',
      reverts: [late, slippage, unpaid],
    },
    {
      abi: only(nonfungiblePositionManagerAbi_decreaseLiquidity),
      does: 'Takes liquidity out of a position. The tokens stay with the contract until `collect` pays them out.',
      reverts: [
        late,
        foreign,
        slippage,
        { when: '`liquidity` is 0 or more than the position has.' },
      ],
    },
    {
      abi: only(nonfungiblePositionManagerAbi_collect),
      does: 'Pays out fees, and what `decreaseLiquidity` freed.',
      reverts: [foreign, { when: 'both maxima are 0.' }],
    },
    {
      abi: only(nonfungiblePositionManagerAbi_burn),
      does: 'Burns the token of an empty position.',
      reverts: [
        foreign,
        { error: 'Not cleared', when: 'the position has liquidity or tokens to collect.' },
      ],
    },
    {
      abi: only(nonfungiblePositionManagerAbi_positions),
      does: 'Reads a position.',
      meanings: {
        ...positionMeanings,
      },
      reverts: [unknown],
    },
    {
      abi: only(nonfungiblePositionManagerAbi_multicall),
      does: 'Makes several calls to this contract in one transaction. If one fails, all do.',
      meanings: { data: 'The calls, encoded.', results: 'What each returned, encoded.' },
      reverts: [{ when: 'one of the calls reverts; with that call’s error.' }],
    },
    {
      abi: only(nonfungiblePositionManagerAbi_refundETH),
      does: 'Sends the native coin that the contract holds to the caller. What stays there after your transaction, anybody can take.',
      reverts: [{ error: 'STE', when: 'the caller does not accept the native coin.' }],
    },
    {
      abi: only(nonfungiblePositionManagerAbi_sweepToken),
      does: 'Pays out all that the contract holds of a token. What stays there after your transaction, anybody can take.',
      meanings: { token: 'The token.' },
      reverts: [{ error: 'Insufficient token', when: 'it holds less than `amountMinimum`.' }],
    },
    {
      abi: only(nonfungiblePositionManagerAbi_unwrapWETH9),
      does: 'Unwraps all wrapped native coin that the contract holds and pays out the coin.',
      reverts: [{ error: 'Insufficient WETH9', when: 'it holds less than `amountMinimum`.' }],
    },
  ],
  getters: [
    {
      abi: only(nonfungiblePositionManagerAbi_factory),
      meaning: 'The factory whose pools it uses.',
    },
    {
      abi: only(nonfungiblePositionManagerAbi_WETH9),
      meaning: 'The wrapped native coin of the network, whatever its name is there.',
    },
    { abi: only(nonfungiblePositionManagerAbi_totalSupply), meaning: 'Positions in existence.' },
  ],
}
