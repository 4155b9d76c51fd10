import {
  sushiSwapV3PoolAbi_burn,
  sushiSwapV3PoolAbi_collect,
  sushiSwapV3PoolAbi_factory,
  sushiSwapV3PoolAbi_fee,
  sushiSwapV3PoolAbi_flash,
  sushiSwapV3PoolAbi_liquidity,
  sushiSwapV3PoolAbi_maxLiquidityPerTick,
  sushiSwapV3PoolAbi_mint,
  sushiSwapV3PoolAbi_observe,
  sushiSwapV3PoolAbi_positions,
  sushiSwapV3PoolAbi_slot0,
  sushiSwapV3PoolAbi_swap,
  sushiSwapV3PoolAbi_tickSpacing,
  sushiSwapV3PoolAbi_ticks,
  sushiSwapV3PoolAbi_token0,
  sushiSwapV3PoolAbi_token1,
} from 'sushi/evm'
import { type ContractDoc, only, type Revert } from './function-doc.ts'
import { contractSources } from './sources.ts'

const locked: Revert = {
  error: 'LOK',
  when: 'the pool has no price yet, or it is called from inside another call of the same pool.',
}
const range: readonly Revert[] = [
  { error: 'TLU', when: '`tickLower` is not below `tickUpper`.' },
  { error: 'TLM', when: '`tickLower` is below the lowest tick.' },
  { error: 'TUM', when: '`tickUpper` is above the highest tick.' },
]

/** A concentrated liquidity pool. */
export const v3PoolDoc: ContractDoc = {
  contract: 'clAMM pool',
  source: contractSources.v3Pool,
  meanings: {
    recipient: 'Account that receives what the call gives out.',
    tickLower: 'Tick at which the position begins.',
    tickUpper: 'Tick at which the position ends.',
    amount: 'Liquidity.',
    amount0: 'Amount of `token0`, in base units.',
    amount1: 'Amount of `token1`, in base units.',
    data: 'Passed on to the callback.',
    liquidity: 'Liquidity of the position.',
    feeGrowthInside0LastX128:
      'Fees in `token0` per unit of liquidity at the last update, times 2^128.',
    feeGrowthInside1LastX128:
      'Fees in `token1` per unit of liquidity at the last update, times 2^128.',
    tokensOwed0: '`token0` that can be collected.',
    tokensOwed1: '`token1` that can be collected.',
  },
  functions: [
    {
      abi: only(sushiSwapV3PoolAbi_slot0),
      does: 'Reads the price and the state of the pool’s price history.',
      meanings: {
        sqrtPriceX96: 'Square root of the price of `token0` in `token1`, base units, times 2^96.',
        tick: 'Current tick.',
        observationIndex: 'Place of the newest observation.',
        observationCardinality: 'How many observations are kept.',
        observationCardinalityNext: 'How many will be kept next.',
        feeProtocol: 'The protocol’s part of the fee, four bits for each token.',
        unlocked: 'Whether the pool can be called.',
      },
      reverts: [],
    },
    {
      abi: only(sushiSwapV3PoolAbi_swap),
      does: 'Swaps, then calls the caller back for the input. Only a contract with the callback `uniswapV3SwapCallback` can call it.',
      meanings: {
        zeroForOne: 'True to sell `token0`, false to sell `token1`.',
        amountSpecified: 'Exact input if above 0, exact output if below, in base units.',
        sqrtPriceLimitX96: 'Price at which the swap stops, in the form of `sqrtPriceX96`.',
        amount0: 'Change of the pool’s `token0`: above 0 came in, below 0 went out.',
        amount1: 'Change of the pool’s `token1`: above 0 came in, below 0 went out.',
      },
      reverts: [
        { error: 'AS', when: '`amountSpecified` is 0.' },
        {
          error: 'SPL',
          when: 'the price limit lies on the wrong side of the price or out of range.',
        },
        { error: 'IIA', when: 'the callback pays too little.' },
        locked,
      ],
    },
    {
      abi: only(sushiSwapV3PoolAbi_mint),
      does: 'Adds liquidity, then calls the caller back for the tokens. People use the position manager instead.',
      reverts: [
        { when: '`amount` is 0.' },
        { error: 'M0', when: 'the callback pays too little of `token0`.' },
        { error: 'M1', when: 'the callback pays too little of `token1`.' },
        { error: 'LO', when: 'a tick would hold more liquidity than `maxLiquidityPerTick`.' },
        ...range,
        locked,
      ],
    },
    {
      abi: only(sushiSwapV3PoolAbi_burn),
      does: 'Takes liquidity out of the caller’s position. The tokens become owed and have to be collected.',
      reverts: [
        { when: 'the position has less liquidity than `amount`.' },
        { error: 'NP', when: '`amount` is 0 and the position has no liquidity.' },
        ...range,
        locked,
      ],
    },
    {
      abi: only(sushiSwapV3PoolAbi_collect),
      does: 'Pays out what the caller’s position is owed, up to the amounts asked for.',
      meanings: {
        amount0Requested: 'Most of `token0` to collect.',
        amount1Requested: 'Most of `token1` to collect.',
      },
      reverts: [locked],
    },
    {
      abi: only(sushiSwapV3PoolAbi_flash),
      does: 'Lends tokens for the length of the callback `uniswapV3FlashCallback`, against the fee of the pool.',
      reverts: [
        { error: 'L', when: 'the pool has no liquidity at the current price.' },
        { error: 'F0', when: '`token0` and its fee are not paid back.' },
        { error: 'F1', when: '`token1` and its fee are not paid back.' },
        locked,
      ],
    },
    {
      abi: only(sushiSwapV3PoolAbi_observe),
      does: 'Reads the price history, for averages over time.',
      meanings: {
        secondsAgos: 'How many seconds ago, for each value asked for.',
        tickCumulatives: 'Sum of the tick over time, at each of them.',
        secondsPerLiquidityCumulativeX128s:
          'Seconds per unit of liquidity in range, summed over time, times 2^128.',
      },
      reverts: [
        { error: 'OLD', when: 'a time is older than the history that is kept.' },
        { error: 'I', when: 'the pool has no price yet.' },
      ],
    },
    {
      abi: only(sushiSwapV3PoolAbi_ticks),
      does: 'Reads what is known of a tick.',
      meanings: {
        '#1': 'The tick.',
        liquidityGross: 'Liquidity of all positions that begin or end there.',
        liquidityNet: 'Liquidity that is added when the price crosses the tick upward.',
        feeGrowthOutside0X128:
          'Fees in `token0` per unit of liquidity beyond the tick, times 2^128.',
        feeGrowthOutside1X128:
          'Fees in `token1` per unit of liquidity beyond the tick, times 2^128.',
        tickCumulativeOutside: 'Sum of the tick over time beyond it.',
        secondsPerLiquidityOutsideX128: 'Seconds per unit of liquidity beyond it, times 2^128.',
        secondsOutside: 'Seconds beyond it.',
        initialized: 'Whether a position begins or ends there.',
      },
      reverts: [],
    },
    {
      abi: only(sushiSwapV3PoolAbi_positions),
      does: 'Reads a position by its key: the hash of owner, lower tick and upper tick. Positions of the position manager are read there, by their number.',
      meanings: {
        '#1': 'Key of the position: `keccak256(abi.encodePacked(owner, tickLower, tickUpper))`.',
      },
      reverts: [],
    },
  ],
  getters: [
    { abi: only(sushiSwapV3PoolAbi_token0), meaning: 'The token with the lower address.' },
    { abi: only(sushiSwapV3PoolAbi_token1), meaning: 'The token with the higher address.' },
    { abi: only(sushiSwapV3PoolAbi_fee), meaning: 'Fee tier, in hundredths of a basis point.' },
    {
      abi: only(sushiSwapV3PoolAbi_tickSpacing),
      meaning: 'Distance between the ticks a position may begin or end at.',
    },
    { abi: only(sushiSwapV3PoolAbi_liquidity), meaning: 'Liquidity at the current price.' },
    {
      abi: only(sushiSwapV3PoolAbi_maxLiquidityPerTick),
      meaning: 'Most liquidity that one tick may hold.',
    },
    { abi: only(sushiSwapV3PoolAbi_factory), meaning: 'The factory that created it.' },
  ],
}
