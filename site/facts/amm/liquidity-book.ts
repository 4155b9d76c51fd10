/**
 * Constants of the liquidity book. Fees are whole numbers in which 10^18 is the whole amount, as in
 * the contracts. Parameters of a pool are set per pool; the protocol publishes none.
 * Source: PriceHelper.sol, PairParameterHelper.sol and Constants.sol of
 * https://github.com/traderjoe-xyz/joe-v2/tree/v2.1.1/src/libraries
 */

/** Id of the bin whose price is 1: 2 to the power 23. */
export const CENTER_BIN_ID = 2 ** 23

/** What the units of a fee are parts of. */
export const FEE_PRECISION = 10n ** 18n

/** Largest total fee: 10 %. */
export const MAX_BOOK_FEE = 10n ** 17n

/** What one crossed bin adds to the volatility accumulator. */
export const VOLATILITY_PER_BIN = 10_000
