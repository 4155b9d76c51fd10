/**
 * LP base units that the first deposit of a constant product pool leaves locked for good.
 * Source: constant `MINIMUM_LIQUIDITY` of
 * https://github.com/sushi-labs/sushiswap/blob/e7f1b0ea850d0e49596ac6ba3f1ed3937cf75fcb/contracts/uniswapv2/UniswapV2Pair.sol
 */
export const MINIMUM_LIQUIDITY = 1000n
