/**
 * What the worked examples start from. The values are made up, round on purpose, and the same on
 * every page, so that the kinds of pool can be compared. Prices are Y for one X.
 */

/** Price of X at which every example begins. */
export const EXAMPLE_PRICE = 2_000

/** A constant product pool at that price, whole tokens, and the swaps that are tried on it. */
export const CONSTANT_PRODUCT_EXAMPLE = {
  x: 100,
  y: 200_000,
  /** X sold, one swap each on the untouched pool. */
  sales: [0.1, 1, 5, 10, 50],
  /** Y sold in the swap the other way. */
  reverse: 10_000,
  /** Y that are to be bought exactly. */
  exactOutput: 2_000,
  /** Price ratio at which pool and holding are compared. */
  ratio: 2,
} as const

/** A swap whose fee is split, in any one unit. */
export const FEE_EXAMPLE_VOLUME = 10_000

/** A concentrated position at that price. */
export const CONCENTRATED_EXAMPLE = {
  range: { lower: 1_500, upper: 2_500 },
  /** X put in, whole tokens; the Y that belong to it follow from the range. */
  x: 1,
  /** Prices at which it is looked at. */
  prices: [1_200, 1_500, 1_750, 2_000, 2_250, 2_500, 3_000],
  /** Y sold in the example swap. */
  purchase: 1_000,
  /** Index of the tier whose fee the swap pays: 0.30 %. */
  tier: 2,
} as const

/** Prices that are turned into ticks. */
export const TICK_EXAMPLE_PRICES = [1, 1_500, 2_000, 2_500, 4_000] as const

/** Two tokens with different decimals: a whole token0 is worth `price` whole token1. */
export const DECIMALS_EXAMPLE = {
  token0: { symbol: 'ETH', decimals: 18 },
  token1: { symbol: 'USDC', decimals: 6 },
  price: 2_000,
} as const

/** A range around a price, given as factors of it. */
export const EFFICIENCY_EXAMPLES = [
  { below: 1 / 2, above: 2 },
  { below: 3 / 4, above: 5 / 4 },
  { below: 1 / 1.1, above: 1.1 },
  { below: 1 / 1.01, above: 1.01 },
  { below: 1 / 1.001, above: 1.001 },
] as const

/** Where the price is when the position of the example is closed and opened anew, and where it goes from there. */
export const REOPENING_EXAMPLE = { leftAt: 3_000, later: [2_000, 2_500, 3_000, 3_500] } as const

/** Ranges around a price of 1, from the narrowest, with the pairs whose prices move about so far. */
export const RANGE_CHOICE_EXAMPLES = [
  { pair: 'Two stablecoins', range: { lower: 0.9995, upper: 1.0005 } },
  { pair: 'A coin and its staked form', range: { lower: 1 / 1.02, upper: 1.02 } },
  { pair: 'Volatile, followed closely', range: { lower: 1 / 1.25, upper: 1.25 } },
  { pair: 'Volatile, looked at seldom', range: { lower: 1 / 4, upper: 4 } },
] as const

/** A liquidity book. Its fee parameters illustrate the formula; none are published. */
export const BOOK_EXAMPLE = {
  /** Steps that are compared, bps. */
  steps: [1, 5, 10, 20, 25, 50, 100],
  /** X in the active bin and in those above it, whole tokens. */
  x: [1, 1.5, 2],
  /** X bought through them. */
  purchase: 3,
  /** Bins shown on each side of the active one. */
  neighbors: 3,
  /** A bin at a price of 1, whole tokens. */
  mixedBin: { price: 1, x: 600, y: 400 },
  fees: { binStep: 25, baseFactor: 8_000, variableFeeControl: 30_000 },
  /** Numbers of bins crossed, for which the fee is shown. */
  crossed: [0, 1, 2, 5, 10, 20],
} as const

/** X in the active bin of a deeper liquidity book and in those above it, whole tokens; it is as deep below. */
export const BOOK_DEPTH_EXAMPLE = [1, 1.5, 2, 2, 1.5, 1, 0.5] as const

/** Price ratios for which impermanent loss is shown. */
export const LOSS_EXAMPLE_RATIOS = [
  0.1, 0.2, 0.25, 0.5, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 4, 5, 10,
] as const
